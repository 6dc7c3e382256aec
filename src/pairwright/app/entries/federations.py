"""Federations by the names of their countries: a list may say ``England``, and means ``ENG``."""

from __future__ import annotations

from pairwright.model.collation import folded

_NAMES = """
AFG Afghanistan|افغانستان|أفغانستان
ALB Albania|Arnavutluk
ALG Algeria|الجزائر|Cezayir
AND Andorra
ANG Angola
ANT Antigua and Barbuda
ARG Argentina|Arjantin
ARM Armenia|ارمنستان|Ermenistan
ARU Aruba
AUS Australia|Avustralya
AUT Austria|Avusturya
AZE Azerbaijan|آذربایجان|جمهوری آذربایجان|أذربيجان|Azerbaycan
BAH Bahamas
BAN Bangladesh
BAR Barbados
BDI Burundi
BEL Belgium|Belçika
BER Bermuda
BHU Bhutan
BIH Bosnia and Herzegovina|Bosnia & Herzegovina|Bosnia|Bosna Hersek|Bosna-Hersek
BIZ Belize
BLR Belarus
BOL Bolivia
BOT Botswana
BRA Brazil|Brezilya
BRN Bahrain|البحرين|بحرین|Bahreyn
BRU Brunei Darussalam|Brunei
BUL Bulgaria|Bulgaristan
BUR Burkina Faso
CAF Central African Republic
CAM Cambodia
CAN Canada|Kanada
CAY Cayman Islands
CGO Congo
CHA Chad|تشاد
CHI Chile
CHN China|People's Republic of China|Çin
CIV Cote d'Ivoire|Côte d'Ivoire|Ivory Coast
CMR Cameroon
COD Democratic Republic of the Congo
COL Colombia
COM Comoros|جزر القمر
CPV Cape Verde
CRC Costa Rica
CRO Croatia|Hırvatistan
CUB Cuba
CYP Cyprus|Kıbrıs
CZE Czech Republic|Czechia|Çekya|Çek Cumhuriyeti
DEN Denmark|Danimarka
DJI Djibouti|جيبوتي
DMA Dominica
DOM Dominican Republic
ECU Ecuador
EGY Egypt|مصر|Mısır
ENG England|İngiltere|انگلستان|إنجلترا
ERI Eritrea
ESA El Salvador
ESP Spain|İspanya|اسپانیا|إسبانيا
EST Estonia|Estonya
ETH Ethiopia
FAI Faroe Islands|Faeroe Islands
FIJ Fiji
FIN Finland|Finlandiya
FRA France|Fransa|فرانسه|فرنسا
GAB Gabon
GAM Gambia
GCI Guernsey
GEO Georgia|گرجستان|جورجيا|Gürcistan
GEQ Equatorial Guinea
GER Germany|Almanya|آلمان|ألمانيا
GHA Ghana
GRE Greece|Yunanistan
GRN Grenada
GUA Guatemala
GUI Guinea
GUM Guam
GUY Guyana
HAI Haiti
HKG Hong Kong|Hong Kong, China
HON Honduras
HUN Hungary|Macaristan
INA Indonesia|Endonezya
IND India|Hindistan|هند|هندوستان|الهند
IOM Isle of Man
IRI Iran|I.R. Iran|Islamic Republic of Iran|ایران|جمهوری اسلامی ایران|إيران|İran
IRL Ireland|İrlanda
IRQ Iraq|عراق|العراق|Irak
ISL Iceland|İzlanda
ISR Israel
ISV US Virgin Islands
ITA Italy|İtalya|ایتالیا|إيطاليا
IVB British Virgin Islands
JAM Jamaica
JCI Jersey
JOR Jordan|الأردن|اردن|Ürdün
JPN Japan|Japonya
KAZ Kazakhstan|قزاقستان|Kazakistan
KEN Kenya
KGZ Kyrgyzstan|قرقیزستان|Kırgızistan
KOR South Korea|Korea|Republic of Korea|Güney Kore
KOS Kosovo|Kosova
KSA Saudi Arabia|السعودية|المملكة العربية السعودية|عربستان|عربستان سعودی|Suudi Arabistan
KUW Kuwait|الكويت|کویت|Kuveyt
LAO Laos
LAT Latvia|Letonya
LBA Libya|ليبيا
LBN Lebanon|لبنان|Lübnan
LBR Liberia
LCA Saint Lucia
LES Lesotho
LIE Liechtenstein
LTU Lithuania|Litvanya
LUX Luxembourg|Lüksemburg
MAC Macau
MAD Madagascar
MAR Morocco|المغرب|Fas
MAS Malaysia|Malezya
MAW Malawi
MDA Moldova
MDV Maldives
MEX Mexico|Meksika
MGL Mongolia|Moğolistan
MKD North Macedonia|Macedonia|Kuzey Makedonya
MLI Mali
MLT Malta
MNC Monaco
MNE Montenegro|Karadağ
MOZ Mozambique
MRI Mauritius
MTN Mauritania|موريتانيا
MYA Myanmar
NAM Namibia
NCA Nicaragua
NED Netherlands|The Netherlands|Holland|Hollanda|هلند|هولندا
NEP Nepal
NGR Nigeria
NIG Niger
NOR Norway|Norveç
NRU Nauru
NZL New Zealand|Yeni Zelanda
OMA Oman|عمان|عُمان|Umman
PAK Pakistan|پاکستان
PAN Panama
PAR Paraguay
PER Peru
PHI Philippines
PLE Palestine|فلسطين|فلسطین|Filistin
PLW Palau
PNG Papua New Guinea
POL Poland|Polonya
POR Portugal|Portekiz
PUR Puerto Rico
QAT Qatar|قطر|Katar
ROU Romania|Romanya
RSA South Africa
RUS Russia|روسیه|روسيا|Rusya
RWA Rwanda
SCO Scotland|İskoçya
SEN Senegal
SEY Seychelles
SGP Singapore|Singapur
SKN Saint Kitts and Nevis
SLE Sierra Leone
SLO Slovenia|Slovenya
SMR San Marino
SOL Solomon Islands
SOM Somalia|الصومال
SRB Serbia|Sırbistan
SRI Sri Lanka
SSD South Sudan
STP Sao Tome and Principe
SUD Sudan|السودان
SUI Switzerland|İsviçre
SUR Suriname
SVK Slovakia|Slovakya
SWE Sweden|İsveç|سوئد
SWZ Eswatini
SYR Syria|سوريا|سورية|سوریه|Suriye
TAN Tanzania
THA Thailand|Tayland
TJK Tajikistan|تاجیکستان|Tacikistan
TKM Turkmenistan|ترکمنستان|Türkmenistan
TLS Timor-Leste
TOG Togo
TPE Chinese Taipei
TTO Trinidad and Tobago|Trinidad & Tobago
TUN Tunisia|تونس|Tunus
TUR Turkey|Türkiye|ترکیه|تركيا
UAE United Arab Emirates|الإمارات|الإمارات العربية المتحدة|امارات|Birleşik Arap Emirlikleri
UGA Uganda
UKR Ukraine|Ukrayna
URU Uruguay
USA United States of America|United States|Amerika Birleşik Devletleri|ABD
UZB Uzbekistan|ازبکستان|Özbekistan
VAN Vanuatu
VEN Venezuela
VIE Vietnam
VIN Saint Vincent and the Grenadines
WLS Wales|Galler
YEM Yemen|اليمن|یمن
ZAM Zambia
ZIM Zimbabwe
"""
_LINES = [line.partition(" ") for line in _NAMES.split("\n") if line]
_BY_NAME = {folded(name): code for code, _, names in _LINES for name in names.split("|")}


def federation_named(name: str) -> str:
    """Its code of three letters, by the name of its country; empty where none is known."""
    return _BY_NAME.get(folded(name), "")
