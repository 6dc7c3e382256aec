"""Made-up players of a hall, in the letters of each language."""

from __future__ import annotations

_GIVEN = {
    "en": "Ada Bram Clio Dov Edda Finn",
    "fa": "آرش بهار پویا ژاله کیان گلناز",
    "ar": "أمل بدر جود ريم زياد هالة",
    "tr": "Çağla Doğu İlkim Işık Öykü Şeyma",
}
_FAMILY = {
    "en": "Almery Brindle Corvane Dellrow Elsmor Fennick Garrowe Holvane Inskeld "
    "Jorrick Kestrane Lomand Merrow Norvick Ostrane Pellow Quarrel Rindle "
    "Sorrane Tarrick Umbrel Vellane Worrick Yarrow",
    "fa": "آبگون برفکوه پونه‌زار تندرو جویبار چمنزار خارستان دشتبان رودبار "
    "زرین‌کوه ژرفاب سپیدار شالیزار صدف‌ساز طاق‌نما غزل‌سرا فانوس‌گر قلم‌زن "
    "کوهپایه گندمزار لاله‌دشت مهتاب‌رو نیزار یاس‌بان",
    "ar": "الأبنوسي البرقوقي التوتي الثلجي الجوزي الحريري الخزامي الدفتري الذهبي "
    "الرمالي الزنبقي السحابي الشراعي الصنوبري الضبابي الطاحوني الظلالي العنبري "
    "الغيمي الفانوسي القنديلي الكتاني اللوزي الموجي",
    "tr": "Ağaçlı Bulutçu Çınarsoy Dalgacı Elmasoy Fenerci Güneşli Hırkacı Irmaklı "
    "İncirci Karaçam Lalezar Mumcu Nergisli Oğulotu Örgücü Pınarlı Rüzgârlı "
    "Salkımcı Şimşekli Toprakçı Uçurtma Ülkerli Yağmurcu",
}
_ZEROS = {"fa": "۰", "ar": "٠"}
FIRST, STEP = 2320, 17
"""Rating of the first, and by how much each that follows is lower."""


def crowd(language: str) -> list[tuple[str, str]]:
    """24 names with ratings in the digits of the language, the strongest first."""
    given = _GIVEN[language].split()
    families = _FAMILY[language].split()
    comma = "،" if language in _ZEROS else ","
    return [
        (f"{family}{comma} {given[at % len(given)]}", digits(FIRST - STEP * at, language))
        for at, family in enumerate(families)
    ]


def digits(number: int, language: str) -> str:
    """A number as it is typed there."""
    zero = ord(_ZEROS.get(language, "0"))
    return "".join([chr(zero + int(digit)) for digit in str(number)])
