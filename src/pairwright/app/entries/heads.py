"""What columns are called, in the four languages, and what can stand in them."""

from __future__ import annotations

import re
from enum import Enum

from pairwright.model.collation import folded


class Field(Enum):
    """What stands in a column. The values are the names by which columns are asked for (``--columns``)."""

    IGNORED = "-"
    NUMBER = "number"
    """The number in that list; it is no pairing number and is not taken over."""
    NAME = "name"
    SURNAME = "surname"
    GIVEN_NAME = "given"
    NATIVE_NAME = "native"
    """The name in the player's own script beside one in Latin letters."""
    TITLE = "title"
    RATING = "rating"
    RAPID = "rapid"
    BLITZ = "blitz"
    NATIONAL = "national"
    """The national rating."""
    FEDERATION = "federation"
    FIDE_ID = "fide-id"
    NATIONAL_ID = "national-id"
    BIRTH = "birth"
    SEX = "sex"
    CLUB = "club"
    TEAM = "team"
    CATEGORY = "category"
    BOARD = "board"
    """The board in the team."""


NAMES = (Field.NAME, Field.SURNAME, Field.NATIVE_NAME)
"""One of these is what makes a table a list of players."""

_HEADS = {
    Field.NUMBER: "no|nr|#|number|starting rank|start no|startno|sno|s no|snr|rank|rk|ردیف|شماره|رتبه|م|الرقم|رقم|ت|"
    "التسلسل|تسلسل|sıra|sıra no|sno.|bsno|b sno|başlangıç no",
    Field.NAME: "name|player|full name|player name|name surname|surname name|participant|نام و نام خانوادگی|نام بازیکن|"
    "بازیکن|نام کامل|نام خانوادگی و نام|الاسم|اسم اللاعب|اللاعب|الاسم الكامل|الاسم واللقب|اسم|adı soyadı|ad soyad|"
    "adı ve soyadı|isim|oyuncu|sporcu|isim soyisim|soyadı adı|soyad ad|ad-soyad|adı-soyadı",
    Field.SURNAME: "surname|last name|family name|lastname|family|نام خانوادگی|فامیل|فامیلی|شهرت|اسم العائلة|العائلة|"
    "اللقب العائلي|الكنية|soyadı|soyad|soyisim",
    Field.GIVEN_NAME: "first name|given name|given names|firstname|forename|given|نام|نام کوچک|الاسم الأول|"
    "الاسم الشخصي|adı|ad|ismi|ilk adı",
    Field.NATIVE_NAME: "native name|name in persian|name in arabic|local name|نام فارسی|نام به فارسی|الاسم بالعربية|"
    "الاسم العربي|الاسم بالعربي",
    Field.TITLE: "title|titles|titel|tit|ttl|عنوان|عنوان فیده|لقب|اللقب|اللقب الدولي|unvan|unv|ünvan",
    Field.RATING: "rating|rtg|elo|fide rating|fide elo|fide|international rating|rtgi|elo fide|std|standard|"
    "fide rtg|standard rating|ریتینگ|ریتینگ فیده|ریتینگ استاندارد|درجه|درجه فیده|الو|تصنيف|التصنيف|التصنيف الدولي|"
    "تصنيف دولي|تصنيف فيده|rating fide|fide ratingi|ratingi|uluslararası rating|standart|standart rating",
    Field.RAPID: "rapid|rapid rating|rpd|ریتینگ سریع|سریع|ریتینگ رپید|رپید|تصنيف السريع|السريع|hızlı|hızlı rating",
    Field.BLITZ: "blitz|blitz rating|blz|ریتینگ برق‌آسا|برق‌آسا|ریتینگ بلیتس|بلیتز|تصنيف الخاطف|الخاطف|yıldırım|"
    "yıldırım rating",
    Field.NATIONAL: "national rating|national|nat|nrtg|rtgn|local rating|nat rating|ریتینگ ملی|ریتینگ داخلی|درجه ملی|"
    "تصنيف وطني|التصنيف الوطني|التصنيف المحلي|ukd|ulusal rating|ulusal kuvvet derecesi",
    Field.FEDERATION: "federation|fed|country|nation|team fed|فدراسیون|کشور|ملیت|الاتحاد|اتحاد|الدولة|البلد|الجنسية|"
    "federasyon|ülke|ülkesi|fed.",
    Field.FIDE_ID: "fide id|fideid|id fide|id|fide no|fide number|fide code|fin|id no|شناسه فیده|شناسهٔ فیده|کد فیده|"
    "آیدی فیده|شماره فیده|آیدی|رقم fide|الرقم الدولي|رقم فيده|رقم الفيدا|معرف فيده|fide kimlik no|fide numarası|"
    "fide kodu",
    Field.NATIONAL_ID: "national id|national number|ident|code|licence|license|licence no|membership no|national code|"
    "شناسه فدراسیون|شناسهٔ فدراسیون|کد ملی|شناسه ملی|شماره ملی|کد فدراسیون|کد سیستم جامع|رقم اللاعب في الاتحاد|"
    "رقم اللاعب|الرقم الوطني|رقم البطاقة|رقم القيد|lisans numarası|lisans no|tc kimlik no|tc no|tckn|tc|lisans|"
    "ukd no",
    Field.BIRTH: "birth|born|birthday|birth date|date of birth|dob|b day|bday|birth year|year of birth|yob|byear|"
    "تاریخ تولد|تولد|سال تولد|متولد|ت.ت|تاريخ الميلاد|الميلاد|تاريخ الولادة|سنة الميلاد|سنة الولادة|المواليد|مواليد|"
    "doğum tarihi|doğum yılı|doğum|d tarihi|d.tarihi|dtarihi|yaş grubu yılı",
    Field.SEX: "sex|gender|m/f|جنسیت|جنس|الجنس|النوع|cinsiyet|cinsiyeti",
    Field.CLUB: "club|club/city|city|school|club name|باشگاه|شهر|مدرسه|استان|هیئت|النادي|نادي|نادٍ|المدينة|المدرسة|"
    "kulüp|kulübü|il|ili|şehir|okul|okulu|kulüp/il",
    Field.TEAM: "team|team name|تیم|نام تیم|الفريق|فريق|اسم الفريق|المنتخب|takım|takımı|takım adı",
    Field.CATEGORY: "category|group|age group|section|cat|gr|type|typ|رده سنی|ردهٔ سنی|رده|گروه|جدول|فئة عمرية|الفئة|"
    "الفئة العمرية|فئة|المجموعة|kategori|yaş grubu|grup|yaş kategorisi",
    Field.BOARD: "board|bd|board no|brd|میز|شماره میز|طاولة|الطاولة|رقم الطاولة|masa|masa no",
}
_WITHOUT = re.compile(r"\([^)]*\)|\[[^]]*\]")


def _by_head() -> dict[str, Field]:
    return {folded(head): field for field, heads in _HEADS.items() for head in heads.split("|")} | {"#": Field.NUMBER}


_BY_HEAD = _by_head()
_CALENDAR_WORDS = (
    "jalali",
    "shamsi",
    "hijri",
    "gregorian",
    "شمسی",
    "قمری",
    "هجری",
    "میلادی",
    "هجري",
    "ميلادي",
    "miladi",
)
_MOST_OF_A_HEAD = 40
"""Characters; what is longer is no head."""


def field_of(head: str) -> Field | None:
    """What the head of a column says stands in it; None for one that is not known.

    >>> field_of("FIDE-ID"), field_of("Doğum Tarihi"), field_of("نام و نام خانوادگي"), field_of("Points")
    (<Field.FIDE_ID: 'fide-id'>, <Field.BIRTH: 'birth'>, <Field.NAME: 'name'>, None)
    """
    if not head or len(head) > _MOST_OF_A_HEAD:
        return None
    plain = folded(head)
    found = _BY_HEAD.get(plain or head.strip()) or _BY_HEAD.get(folded(_WITHOUT.sub("", head)))
    if found:
        return found
    for word in _CALENDAR_WORDS:
        plain = plain.replace(folded(word), "")
    return _BY_HEAD.get(plain) if len(plain) > 1 else None
