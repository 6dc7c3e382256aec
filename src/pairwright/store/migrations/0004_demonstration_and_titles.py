from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("store", "0003_people_and_screens")]

    operations = [
        migrations.AddField("screen", "title", models.CharField(max_length=40, blank=True, default="")),
        migrations.AddField(model_name="tournament", name="demonstration", field=models.BooleanField(default=False)),
    ]
