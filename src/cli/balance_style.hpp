// How the page of `pantheon balance` looks: light and dark, on a desk and on a phone.
#pragma once

namespace pantheon {

inline constexpr const char* balance_style = R"css(
:root{color-scheme:light dark;--paper:#faf7f0;--panel:#fffdf8;--ink:#28231b;--soft:#6d6454;--line:#e0d7c4;
--p2:#b04f18;--p3:#1f6f78;--p4:#6a4a9c;--wrong:#b3261e;--notable:#b07a00;--fine:#3b7d4f;
--s0:#4c8fb5;--s1:#2f7d6d;--s2:#b57f14;--s3:#a8482f;--s4:#5b6bb0;--s5:#7a5a3c;--s6:#8a4f8f;--s7:#8d8674}
@media(prefers-color-scheme:dark){:root{--paper:#191714;--panel:#221f1b;--ink:#ece5d8;--soft:#a79d8b;--line:#3a352d;
--p2:#f0975c;--p3:#62c0c8;--p4:#b79be8;--wrong:#ff8a80;--notable:#f0bd4f;--fine:#7fcf96;
--s0:#4f93b8;--s1:#3f9a87;--s2:#b98524;--s3:#bf5f45;--s4:#7584cc;--s5:#94714f;--s6:#a267a8;--s7:#8f8877}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header,main{max-width:60rem;margin:0 auto;padding:0 1.25rem}
header{padding-top:2.5rem}
h1,h2{font-family:Georgia,"Times New Roman",serif;font-weight:600;line-height:1.15;text-wrap:balance}
h1{font-size:2.3rem;margin:0 0 .5rem}
h2{font-size:1.6rem;margin:3rem 0 1rem;padding-top:1rem;border-top:3px double var(--line)}
h3{font-size:1.15rem;margin:0 0 .25rem}
h4{font-size:.95rem;margin:1.25rem 0 .25rem}
header p,section>p{color:var(--soft);max-width:46rem;margin:0 0 1rem}
nav{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;margin-bottom:1rem}
a{color:inherit;text-underline-offset:.2em}
section{background:var(--panel);border:1px solid var(--line);border-radius:10px;padding:1.25rem;margin:1.25rem 0}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));gap:1rem;margin-bottom:1.75rem}
.tile{background:var(--panel);border:1px solid var(--line);border-top:4px solid currentColor;border-radius:10px;padding:1rem 1.25rem;max-width:24rem}
.tile h4{margin:0 0 .5rem}
.tile dl{display:grid;grid-template-columns:1fr auto;gap:.15rem 1rem;margin:0;color:var(--ink)}
dt{color:var(--soft)}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums;font-weight:600}
.findings{list-style:none;padding:0;margin:.5rem 0 1rem;display:grid;gap:.5rem}
.findings li{background:var(--panel);border:1px solid var(--line);border-left:5px solid var(--fine);border-radius:6px;padding:.5rem .9rem}
.findings .notable{border-left-color:var(--notable)}.findings .wrong{border-left-color:var(--wrong)}
.p2{color:var(--p2)}.p3{color:var(--p3)}.p4{color:var(--p4)}
.legend{display:flex;gap:1.25rem;margin:.25rem 0;font-size:.85rem;color:var(--ink)}
.legend span::before{content:"";display:inline-block;width:.6rem;height:.6rem;border-radius:50%;background:currentColor;margin-right:.4rem}
.row{display:grid;grid-template-columns:15rem 1fr 5rem;gap:.75rem;align-items:center;border-top:1px solid var(--line)}
.row.stack{grid-template-columns:15rem 1fr}
.row.axis{border:0;font-size:.8rem;color:var(--soft)}
.ends{display:grid;grid-template-columns:1fr auto 1fr}.ends span:last-child{text-align:right}
.name{padding:.2rem 0;line-height:1.25}
.name small,td small,th small{color:var(--soft);font-weight:400}
.num{text-align:right;font-variant-numeric:tabular-nums;font-size:.8rem;line-height:1.2}
.num span{display:block}
svg{display:block;overflow:visible}
svg line.fair{stroke:var(--soft);stroke-dasharray:2 3}
svg line.reach{stroke:currentColor;stroke-width:2;opacity:.55}
svg circle{fill:currentColor}
svg text{font-size:11px;text-anchor:middle;fill:var(--soft)}
.histogram rect{fill:currentColor;opacity:.8}
.stack text{fill:#fff;font-weight:600}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:1.25rem}
figure{margin:0}figcaption{font-size:.85rem;font-weight:600;margin-bottom:.25rem}
.s0{--c:var(--s0)}.s1{--c:var(--s1)}.s2{--c:var(--s2)}.s3{--c:var(--s3)}.s4{--c:var(--s4)}.s5{--c:var(--s5)}.s6{--c:var(--s6)}.s7{--c:var(--s7)}
svg [class^=s] rect{fill:var(--c)}
.keys{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin-top:.75rem;font-size:.85rem}
.keys span::before{content:"";display:inline-block;width:.7rem;height:.7rem;border-radius:2px;background:var(--c);margin-right:.4rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.9rem;font-variant-numeric:tabular-nums}
th,td{text-align:right;padding:.35rem .6rem;border-top:1px solid var(--line);vertical-align:top}
thead th{border:0;color:var(--soft);font-weight:500;vertical-align:bottom}
th:first-child{text-align:left}tbody th{font-weight:500}
summary{cursor:pointer;color:var(--soft)}
@media(max-width:40rem){.row{grid-template-columns:1fr 4.2rem;gap:0 .6rem;padding:.25rem 0}.row .name{grid-column:1/-1}
.row.stack{grid-template-columns:1fr}.row.axis .name{display:none}h1{font-size:1.8rem}section{padding:1rem}}
)css";

}  // namespace pantheon
