"""All cards by name, in the order of their numbers: first the buildings by type, then the technologies.

A card's number at the table is its place here. What it is and does is declared in the file of its type.
"""

from __future__ import annotations

from typing import Final

CITY_NAMES: Final = (
    "osirion", "abu_gorab", "gobekli_tepe", "byblos", "ellora_caves", "ollantaytambo", "luxor_temple",
    "mohenjo_daro", "petra", "parthenon", "warangal", "timbuktu", "lopburi_temple", "bagan", "ajanta_caves",
    "heracleion", "jericho", "angkor_wat", "derinkuyu", "tiwanaku", "mycenae", "baalbek", "sacsayhuaman",
    "easter_island", "llaqtapata", "machu_picchu", "karnak_temple", "babylon", "atlantis", "potala_palace",
    "philae", "persepolis", "inwa", "temple_of_kom_ombo", "tulum", "cyrene",
)  # fmt: skip
MEGALITH_NAMES: Final = (
    "stonehenge", "menhir_di_monte_corru_tundu", "aswan_obelisk", "sulawesi_megaliths", "moron",
    "dolmen_of_ganghwa", "circles_of_mpumalanga", "dolmen_of_gochang", "aramu_muru", "the_fairies_rock",
    "menhirs_of_monteneuf", "statues_of_ramesses_ii", "carnac_standing_stones", "menhir_of_kerloas",
    "barabar_caves", "diquis_stone_spheres", "fort_samaipata", "dolmen_of_menga", "dolmen_of_fontanaccia",
    "colossi_of_memnon", "baalbek_trilithon", "hire_benakal", "standing_stones_of_stenness",
    "tlalocs_statue", "great_sphinx_of_giza", "chabola_de_la_hechicera", "masuda_iwafune",
    "megaliths_of_cauria", "ishibutai_kofun", "leshan_giant_buddha", "hagar_qim", "giants_tomb",
    "merchants_table", "montguyon_dolmen", "ggantija", "poulnabrone_dolmen",
)  # fmt: skip
PYRAMID_NAMES: Final = (
    "pyramid_of_khafre", "pyramid_of_pepi_ii", "meidum_pyramid", "palenque", "cahuachi_pyramids",
    "great_ziggurat_of_ur", "pyramid_of_the_niches", "pyramid_of_userkaf", "caral", "teotihuacan",
    "pyramid_of_coba", "gunung_padang", "yonaguni", "tikal_temple_i", "xixia_wangling", "nubian_pyramids",
    "the_queens_pyramids", "pyramid_of_nice", "candi_sukuh", "borobudur_temple", "phimeanakas",
    "sneferus_pyramid", "pyramids_of_xian", "pyramid_of_tazumal", "chichen_itza", "uxmal",
    "dahshur_pyramid", "pyramid_of_menkaure", "pyramid_of_djoser", "pyramid_of_neferirkare", "tonina",
    "comalcalco_temple", "calakmul", "pyramids_of_plaine_magnien", "candi_kethek", "janggun_chong",
)  # fmt: skip
ARTIFACT_NAMES: Final = (
    "disk_of_sabu", "sarcophagus_of_saqqara", "planetary_stone", "disks_of_bayan_kara_ula", "ica_stones",
    "antikythera_mechanism", "moai_statue", "la_mana_pyramid", "tzolkin", "incahuasi_quipus",
    "paracas_candelabra", "pachamama_monolith", "piri_reis_map", "klerksdorp_spheres", "luddite_flute",
    "crystal_skull", "glozel_artifacts", "dogon_mythology", "voynich_manuscript", "sumerian_tablets",
    "baghdad_battery", "nazca_lines", "olmec_heads", "genetic_disk", "kensington_runestone",
    "nebra_sky_disc", "iron_pillar_of_delhi", "dogu_figurines", "phaistos_disc", "nimrud_lens",
    "saqqara_vases", "elongated_skulls", "michaux_stone", "oronce_fines_map", "assurbanipals_tablet",
    "khufus_solar_barque",
)  # fmt: skip
TECHNOLOGY_NAMES: Final = (
    "anaximenes", "aristotle", "hermes_trismegistus", "thales", "nicolas_flammel", "anaximander",
    "melchizedek", "ptolemy", "mercury", "planetary_grid", "the_number_pi", "mummification",
    "mystery_school", "language_of_the_birds", "flower_of_life", "sator_square", "earthquake_engineering",
    "astronomy", "runic_alphabet", "rongorongo_glyphs", "ancient_hebrew", "ancient_greek",
    "arabic_numerals", "proto_writing", "coptic_alphabet", "cretan_hieroglyphs", "latin_alphabet",
    "imhotep", "plato", "thoth", "pythagoras", "akhenaten", "pliny_the_elder", "golden_mean", "royal_cubit",
    "astrology", "alchemy", "hermeticism", "ari_kat", "chinese_alphabet", "emerald_tablet",
    "sumerian_cuneiforms", "maya_script", "phoenician_alphabet", "hieroglyphs",
)  # fmt: skip

BUILDINGS: Final = len(CITY_NAMES) + len(MEGALITH_NAMES) + len(PYRAMID_NAMES) + len(ARTIFACT_NAMES)
NAMES: Final = (*CITY_NAMES, *MEGALITH_NAMES, *PYRAMID_NAMES, *ARTIFACT_NAMES, *TECHNOLOGY_NAMES)
