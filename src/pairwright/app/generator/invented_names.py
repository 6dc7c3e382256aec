"""Names of people who do not exist: invented family names in the manner of many countries."""

from __future__ import annotations

from enum import Enum

from pairwright.app.generator.lots import Lots
from pairwright.lean import NamedTuple


class Script(Enum):
    """The letters names are written in."""

    LATIN = "latin"
    PERSIAN = "persian"
    ARABIC = "arabic"
    TURKISH = "turkish"
    MIXED = "mixed"
    """Mostly Latin, some of each of the others."""


class Person(NamedTuple):
    """Somebody invented: ``Family, Given``, ``m`` or ``w``, and a federation."""

    name: str
    sex: str
    federation: str


class _Manner(NamedTuple):
    """How names are made somewhere: a family name is beginning + stem + ending."""

    federations: str
    men: str
    women: str
    stems: str
    endings: str
    beginning: str = ""


_LATIN = (
    _Manner(
        "POL CZE SVK SLO CRO SRB BUL",
        "Bogdan Marek Stefan Ilja Radek Milan Goran Petar Tomasz Vladan",
        "Danica Milena Zora Jelka Radka Vesna Halina Mira",
        "Drav Kelm Stovr Belj Zarn Mirlov Tverd Gorzel Vidl Pralk",
        "ic ek inski anov",
    ),
    _Manner(
        "UKR KAZ MDA",
        "Oleh Taras Yuri Anton Denys Ruslan Pavlo Timur",
        "Olha Daryna Larysa Inna Oksana Aigul",
        "Vorlyn Husken Tarmov Zelbyk Krasvel Mostrel Byrdov Lanshyn",
        "ko uk enko skyi",
    ),
    _Manner(
        "ESP ARG CHI COL MEX PER CUB",
        "Mateo Joaquin Ramiro Esteban Ignacio Hector Lucio Bruno Adrian",
        "Lucia Paloma Renata Ximena Carmela Ines Marisol",
        "Valdor Quintar Serrel Montav Ocanel Bracam Zumel Altor",
        "ez ena ondo ares",
    ),
    _Manner(
        "ENG USA AUS CAN IRL SCO NZL",
        "Owen Miles Graham Dylan Callum Edwin Rhys Tobias Hugh",
        "Maeve Alice Bridget Fiona Hazel Norah Tess",
        "Hather Wexcom Brindle Thornac Marle Ashwel Callow Penfer",
        "ton wick by more",
    ),
    _Manner(
        "GER AUT SUI LUX",
        "Jonas Lennart Konrad Emil Florian Ruprecht Matthis Till",
        "Greta Leonie Hanna Annelie Frieda Romy",
        "Brunkel Steinwarf Vossel Hadermil Krumb Eschel Wolkenr Tannf",
        "er mann bach eder",
    ),
    _Manner(
        "NOR SWE DEN ISL FIN EST",
        "Eirik Sindre Anders Birger Kalle Rasmus Leif Jarl Urmas",
        "Astrid Ingrid Solveig Signe Liv Kaisa Maarja",
        "Fjelder Haldv Strandor Bjerkv Skogmar Vindal Lyngst Torvik",
        "sen en dal by",
    ),
    _Manner(
        "FRA BEL MON",
        "Bastien Remi Loic Cyprien Gaspard Thibaut Maxence",
        "Elodie Margaux Oceane Colette Apolline Noemie",
        "Charvel Montreb Dubrav Laurmen Garsel Vauterin Brecqu",
        "ier eau ot elle",
    ),
    _Manner(
        "ITA SMR",
        "Dario Lorenzo Ettore Fabio Ivano Tullio Sandro",
        "Bianca Chiara Ornella Fiorenza Giada Livia",
        "Castrel Montefal Bergond Tarvis Pelleg Solar Zanfer",
        "ini etti ano uzzi",
    ),
    _Manner(
        "GRE CYP",
        "Stavros Iason Petros Alexis Fotis Manolis",
        "Eleni Katerina Despina Ioanna Thalia",
        "Karvel Mandril Theodar Vlast Pelagr Zarvan",
        "akis opoulos idis atos",
    ),
    _Manner(
        "HUN ROU",
        "Balint Gergo Zsombor Andrei Radu Sorin Laszlo",
        "Reka Emese Ilona Corina Anca Dorina",
        "Kardos Belvar Szirm Munten Gyorvel Tarnav",
        "i escu falvi anu",
    ),
    _Manner(
        "GEO ARM AZE",
        "Levan Davit Giorgi Armen Hayk Elshan Rauf Vahan",
        "Nino Tamar Ani Lusine Aynur Leyla Keti",
        "Marvel Chkond Tsarel Hakober Gasvan Baldur Lomtar",
        "idze yan ashvili zade",
    ),
    _Manner(
        "TUR",
        "Emre Kerem Ozan Baris Deniz Serkan Tolga",
        "Elif Defne Ceren Asli Pinar Yagmur",
        "Karsel Demirav Yildaz Toprak Bulutk Akvar",
        "oglu soy gil tas",
    ),
    _Manner(
        "IRI",
        "Arash Nima Kaveh Siavash Farhad Behzad Omid",
        "Sara Parisa Niloofar Mahsa Yasaman Taraneh",
        "Mehrav Golshan Bahrav Sorush Parvan Delav Kiyan",
        "zadeh pour nejad far",
    ),
    _Manner(
        "EGY UAE JOR MAR ALG TUN IRQ QAT",
        "Karim Youssef Tarek Samir Nabil Rami Faris Walid",
        "Salma Noor Hiba Rania Lamia Dina",
        "Zahran Mansaf Qadrel Harith Safwan Nuwayr Barakel",
        "i awi ani",
        "Al-",
    ),
    _Manner(
        "IND SRI NEP BAN",
        "Arjun Vikram Rohan Siddh Anand Nikhil Pranav Kiran",
        "Ananya Divya Meera Kavya Ishani Lakshmi",
        "Chandrav Ramesar Venkal Bhardel Sundarel Mahadar Karnav",
        "an kar wal esh",
    ),
    _Manner(
        "CHN SGP MAS",
        "Weilan Haoran Junfei Zihan Yiming Boqin",
        "Xinyue Meilin Yaqi Ruolan Shufen",
        "Tsu Lu Zhou Qiu Feng Weng Hua Shao Jin Bao",
        "ren lai mou xue",
    ),
    _Manner(
        "VIE PHI INA THA",
        "Minhvu Quangde Ramon Adi Bayu Somchai",
        "Thuylan Maricel Dewi Kanya Hoaphu",
        "Nguv Tranl Santor Wijay Phongs Kusum Dalag Buenv Sutar",
        "an el ora it",
    ),
    _Manner(
        "NGR KEN GHA RSA UGA ZAM",
        "Chidi Kwame Tunde Jabari Sipho Kofi Baraka",
        "Amara Zuri Thandi Nkechi Abena Wanjiru",
        "Okarel Adebanj Mwangar Nkosil Achebul Kamaur Boatengel",
        "o i a",
    ),
    _Manner(
        "BRA POR",
        "Caio Thiago Renan Duarte Vasco Murilo",
        "Beatriz Iara Luana Teresa Marisa",
        "Figuerol Albuquel Monteval Sarav Pereval Carvalhel",
        "o es inho eira",
    ),
    _Manner(
        "NED",
        "Jeroen Sander Wouter Bram Thijs",
        "Femke Lotte Sanne Anouk",
        "Veldhoev Kroonst Dijkmar Boskel",
        "er ink sma en",
        "Van ",
    ),
)
_PERSIAN = (
    _Manner(
        "IRI AFG TJK",
        "آرش نیما کاوه سیاوش فرهاد بهزاد امید پویا",
        "سارا پریسا نیلوفر مهسا یاسمن ترانه گلنار",
        "مهرآو گلشن بهراو سروش پروان دلاو کیان رازین",
        "زاده پور نژاد فر",
    ),
)
_ARABIC = (
    _Manner(
        "EGY UAE JOR MAR ALG TUN IRQ QAT SYR",
        "كريم يوسف طارق سمير نبيل رامي فارس وليد",
        "سلمى نور هبة رانيا لمياء دينا",
        "زهران منصاف قدريل حارث صفوان نوير بركيل",
        "ي اوي اني",
        "ال",
    ),
)
_TURKISH = (
    _Manner(
        "TUR AZE CYP",
        "Emre Barış Özgür Çağan Şükrü Görkem Işık Tuğrul",
        "Elif Aslı Pınar Yağmur Gülşen Çiğdem Özge İpek",
        "Karşel Demirağ Yıldaz Şimşen Bulutçu Gökvar Ağırdaş İncekır",
        "oğlu soy gil taş",
    ),
)
_BOOKS = {
    Script.LATIN: _LATIN,
    Script.PERSIAN: _PERSIAN,
    Script.ARABIC: _ARABIC,
    Script.TURKISH: _TURKISH,
    Script.MIXED: _LATIN + _PERSIAN + _ARABIC + _TURKISH,
}
_WOMEN_IN_A_HUNDRED = 18


def invent(script: Script, count: int, lots: Lots) -> list[Person]:
    """``count`` invented people, no two of the same name while the names last."""
    book = _BOOKS[script]
    people: list[Person] = []
    taken: set[str] = set()
    for _ in range(count):
        person = _invent_one(book, lots)
        for _ in range(20):
            if person.name not in taken:
                break
            person = _invent_one(book, lots)
        taken.add(person.name)
        people.append(person)
    return people


def invent_official(script: Script, lots: Lots) -> str:
    """The name of an arbiter."""
    return _invent_one(_BOOKS[script], lots).name


def _invent_one(book: tuple[_Manner, ...], lots: Lots) -> Person:
    manner = lots.pick(book)
    woman = lots.happens(_WOMEN_IN_A_HUNDRED)
    given = lots.pick((manner.women if woman else manner.men).split())
    family = manner.beginning + lots.pick(manner.stems.split()) + lots.pick(manner.endings.split() or [""])
    return Person(f"{family}, {given}", "w" if woman else "m", lots.pick(manner.federations.split()))
