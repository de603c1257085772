#include "service/skeleton.hpp"

#include <algorithm>
#include <array>

namespace pantheon {

namespace {

struct Likeness {
    char32_t latin;
    std::u32string_view letters;
};

// Letters with accents and strokes, small capitals, raised and lowered letters; then Cyrillic, Greek, Armenian, and
// those of alphabets that few people read: Cherokee, Lisu, Coptic, Old Italic, Canadian syllabics, runes; then signs.
constexpr std::array<Likeness, 26> likenesses{{
    {U'a',
     U"ªÀÁÂÃÄÅàáâãäåĀāĂăĄąǍǎǞǟǠǡǺǻȀȁȂȃȦȧᵃḀḁẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặₐÅɑᴀȺⱥꞺꞻАаΑαᎪꓮⲀⲁ𐌀ᗅᗩᗋꭺ∀⍺ᴬ"
     U"ΆάӐӑӒӓ"},
    {U'b', U"ᴮᵇḂḃḄḅḆḇℬƀƁɓƂƃʙɃᴃɮВвЬьΒβϐᏏᏴꓐⲂⲃ𐌁ᗷᛒ♭"},
    {U'c', U"ÇçĆćĈĉĊċČčᶜḈḉℂℭⅭⅽꟲƇƈȻȼɕᴄ¢©СсҪҫϹϲςᏟꓚⲤⲥ𐌂ᑕᑖᐸ𐐕𐐽⊂"},
    {U'd', U"ĎďᴰᵈḊḋḌḍḎḏḐḑḒḓⅅⅆⅮĐđƉƊɖɗðÐᴅᴆȡԀԁժᎠꓓᗞᗪᑯᏧⅾ∂"},
    {U'e',
     U"ÈÉÊËèéêëĒēĔĕĖėĘęĚěȄȅȆȇȨȩᴱᵉḔḕḖḗḘḙḚḛḜḝẸẹẺẻẼẽẾếỀềỂểỄễỆệₑℯℰⅇƎǝƏəƐɛɘɇɆᴇⱸЕеЄєҼҽΕεϵᎬꓰⲈⲉ𐌄ᗴᕮ∃"
     U"€℮ΈέЀЁѐёӖӗ"},
    {U'f', U"ᶠḞḟℱꟳƑƒꜰꝼꬵꞘҒғϜϝꓝ𐌅ᖴք∱ſ"},
    {U'g', U"ĜĝĞğĠġĢģǦǧǴǵᴳᵍḠḡℊɠƓɡɢǤǥʛԌԍցᏀᏻꓖᘜᏳᏩᶃ"},
    {U'h', U"ĤĥȞȟʰᴴḢḣḤḥḦḧḨḩḪḫẖₕℋℌℍℎĦħɦʜⱧⱨꜦꞪНнҺһҢңЋћΗዘհᎻꓧⲎⲏᕼ𐋏ᏂⱵΉ"},
    {U'i', U"ÌÍÎÏìíîïĨĩĪīĬĭĮįİǏǐȈȉȊȋᴵᵢḬḭḮḯỈỉỊịⁱℐℑℹⅈⅠⅰıɨƗɪɩᶖᵻІіӀӏΙιᎥꓲⲒⲓ𐌉ᛁⵏاוןߊ⍳ΊΐΪίϊЇї"},
    {U'j', U"ĴĵǰʲᴶⅉⱼȷɉɈʝɟᴊЈјͿϳյᎫꓙᒍᒎ"},
    {U'k', U"ĶķǨǩᴷᵏḰḱḲḳḴḵₖKƘƙᴋĸⱩⱪꝀꝁКкҚқҜҝҞҟҠҡΚκϰᏦꓗⲔⲕᛕ𐌊Ќќ"},
    {U'l', U"ĹĺĻļĽľˡᴸḶḷḸḹḺḻḼḽₗℒℓⅬⅼŁłɫɭʟƚȽⱠⱡⱢꝈꝉԼᏞꓡᒪᶅ∣⎸"},
    {U'm', U"ᴹᵐḾḿṀṁṂṃₘℳⅯⅿᴍɱⱮМмΜᎷꓟⲘⲙᗰᛖ𐌌𐌑ო"},
    {U'n', U"ÑñŃńŅņŇňǸǹᴺṄṅṆṇṈṉṊṋⁿₙℕɲƝŋŊɴƞȠɳПпΝηոռղꓠⲚⲛᑎᏁή"},
    {U'o',
     U"ÒÓÔÕÖòóôõöŌōŎŏŐőǑǒǪǫǬǭȌȍȎȏȪȫȬȭȮȯȰȱᴼᵒṌṍṎṏṐṑṒṓỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợₒℴØøᴏɵƟƠơɔƆºɷОоӨ"
     U"өѲѳѺѻΟοσօՕꓳⲞⲟ𐌏𐐄𐐬ᎾᏫס०০੦૦௦౦೦൦๐໐၀٥۵ჿဝഠ○◯〇⊙ΌόӦӧӪӫ"},
    {U'p', U"ᴾᵖṔṕṖṗₚℙƤƥᴘᵽⱣþÞƿРрΡρϱᏢꓑⲢⲣᑭ𐌐"},
    {U'q', U"ℚꟴɋɊʠԚԛզգᕴ"},
    {U'r', U"ŔŕŖŗŘřȐȑȒȓʳᴿᵣṘṙṚṛṜṝṞṟℛℜℝɌɍʀɼɽɾᴦⱤꞦꞧгᎡᏒꓣᖇᚱᏕѓ"},
    {U's', U"ŚśŜŝŞşŠšȘșˢṠṡṢṣṤṥṦṧṨṩẛₛƧƨꜱʂȿⱾꟅЅѕՏᏚꓢᔕ𐑈§"},
    {U't', U"ŢţŤťȚțᵀᵗṪṫṬṭṮṯṰṱẗₜŦŧƬƭƮʈᴛȾⱦТтҬҭΤτϯᎢꓔⲦⲧ𐌕┬⊤†"},
    {U'u', U"ÙÚÛÜùúûüŨũŪūŬŭŮůŰűŲųƯưǓǔǕǖǗǘǙǚǛǜȔȕȖȗᵁᵘᵤṲṳṴṵṶṷṸṹṺṻỤụỦủỨứỪừỬửỮữỰựɄʉᴜʊƱʋυμµՍսꓴᑌᏌ∪⋃ΰϋύ"},
    {U'v', U"ᵛᵥṼṽṾṿⅤⱽᴠƲⱱⱴѴѵνᏙꓦᐯⅴᏤ∨Ѷѷ"},
    {U'w', U"ŴŵʷᵂẀẁẂẃẄẅẆẇẈẉẘᴡɯⱲⱳʍԜԝѠѡωաᏔᎳꓪᗯⲰⲱώ"},
    {U'x', U"ˣẊẋẌẍₓⅩⅹӼӽХхҲҳΧχꓫⲬⲭ᙭ᚷ𐌗×✕ⵝ"},
    {U'y', U"ÝýÿŶŷŸȲȳʸẎẏẙỲỳỴỵỶỷỸỹƳƴʏɏɎʎУуҮүҰұΥγϒᎩᎽꓬⲨⲩႸყ¥ΎΫЎўӮӯӰӱӲӳ"},
    {U'z', U"ŹźŻżŽžᶻẐẑẒẓẔẕℤℨƵƶᴢȥʐʑⱫⱬɀⱿΖζᏃꓜⲌⲍᘔ"},
}};

// Accents that are letters of their own.
bool is_mark(char32_t letter) {
    const auto in = [&](char32_t first, char32_t last) { return first <= letter && letter <= last; };
    return in(0x300, 0x36f) || in(0x483, 0x489) || in(0x1ab0, 0x1aff) || in(0x1dc0, 0x1dff) || in(0x20d0, 0x20ff) ||
           in(0xfe20, 0xfe2f);
}

// Blanks, and signs that are easily overlooked.
bool is_sign(char32_t letter) {
    const auto in = [&](char32_t first, char32_t last) { return first <= letter && letter <= last; };
    return in(0x20, 0x2f) || in(0x3a, 0x40) || in(0x5b, 0x60) || in(0x7b, 0x7e) || in(0xa0, 0xbf) || in(0x2b0, 0x2ff) ||
           in(0x2000, 0x206f) || in(0x3000, 0x3003) || letter == 0x1680;
}

// The same letter in another dress: wide, mathematical, in a circle or a box; Greek with accents; Cherokee in lower
// case.
char32_t undressed(char32_t letter) {
    const auto in = [&](char32_t first, char32_t last) { return first <= letter && letter <= last; };
    const auto latin = [](char32_t n) { return n % 52 < 26 ? U'A' + n % 52 : U'a' + n % 52 - 26; };
    constexpr std::u32string_view greek = U"ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΘΣΤΥΦΧΨΩ∇αβγδεζηθικλμνξοπρςστυφχψω∂ϵϑϰϕϱϖ";
    constexpr std::u32string_view accented = U"αεηιουωαεηιουωαηω";  // row by row, and the seventh row in pairs
    if (in(0xff01, 0xff5e)) return letter - 0xfee0;
    if (in(0x1d400, 0x1d6a3)) return latin(letter - 0x1d400);
    if (in(0x1d6a8, 0x1d7cb)) return greek[(letter - 0x1d6a8) % greek.size()];
    if (in(0x1d7ce, 0x1d7ff)) return U'0' + (letter - 0x1d7ce) % 10;
    if (in(0x249c, 0x24b5)) return U'a' + letter - 0x249c;
    if (in(0x24b6, 0x24e9)) return latin(letter - 0x24b6);
    if (in(0x1f110, 0x1f129) || in(0x1f130, 0x1f149) || in(0x1f150, 0x1f169) || in(0x1f170, 0x1f189))
        return U'A' + (letter - 0x1f110) % 32;
    if (in(0x1f1e6, 0x1f1ff)) return U'A' + letter - 0x1f1e6;
    if (in(0x1f00, 0x1f6f)) return accented[(letter - 0x1f00) / 16];
    if (in(0x1f70, 0x1f7d)) return accented[7 + (letter - 0x1f70) / 2];
    if (in(0x1f80, 0x1faf)) return accented[14 + (letter - 0x1f80) / 16];
    if (in(0x1fb0, 0x1fff)) return std::u32string_view(U"αηιυω")[(letter - 0x1fb0) / 16];
    if (in(0xab70, 0xabbf)) return letter - 0xab70 + 0x13a0;
    return letter;
}

char32_t latin_for(char32_t letter) {
    letter = undressed(letter);
    if (U'A' <= letter && letter <= U'Z') return letter + 32;
    for (const Likeness& each : likenesses)
        if (each.letters.find(letter) != std::u32string_view::npos) return each.latin;
    return letter;
}

void replace_all(std::u32string& text, std::u32string_view was, std::u32string_view is) {
    for (auto at = text.find(was); at != std::u32string::npos; at = text.find(was, at))
        text.replace(at, was.size(), is);
}

}  // namespace

std::u32string skeleton_of(std::u32string_view text) {
    std::u32string skeleton;
    for (const char32_t each : text) {
        const char32_t letter = latin_for(each);
        if (letter == U'l' || letter == U'1' || letter == U'|' || letter == U'!') skeleton += U'i';
        else if (letter == U'0') skeleton += U'o';
        else if (!is_mark(letter) && !is_sign(letter)) skeleton += letter;
    }
    replace_all(skeleton, U"rn", U"m");
    replace_all(skeleton, U"vv", U"w");
    return skeleton.empty() ? std::u32string(text) : skeleton;  // of signs alone every one counts
}

}  // namespace pantheon
