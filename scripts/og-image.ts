import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium.ts';

/** Draws the picture that networks show beside a shared link: the landing page's promise and its thread. */
const root = dirname(import.meta.dirname);
const font = async (name: string) => {
  const file = await readFile(
    `${root}/node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  );
  return `url(data:font/woff2;base64,${file.toString('base64')})`;
};

const html = `<!doctype html><html lang="fr"><style>
@font-face{font-family:Titre;src:${await font('bricolage-grotesque')};font-weight:200 800}
@font-face{font-family:Texte;src:${await font('inter')};font-weight:100 900}
*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;background:#FBF9F6;color:#17213A;font:400 27px/1.45 Texte;padding:56px 72px;position:relative;overflow:hidden}
.logo{display:flex;align-items:center;gap:14px;font:800 40px/1 Titre;letter-spacing:-.035em}
h1{font:700 104px/.98 Titre;letter-spacing:-.04em;margin-top:48px;white-space:nowrap}
p{margin-top:36px;max-width:30em;color:#5C6478}
.fil{position:absolute;inset:0}
.bande{position:absolute;inset:auto 0 0;height:18px;background:#1D34C4}
</style><div class="logo"><svg viewBox="0 0 30 24" width="52" height="42" style="overflow:visible"><path d="M2 19h6c10 0 5-14 15-14h3" fill="none" stroke="#1D34C4" stroke-width="2.6" stroke-linecap="round"/><circle cx="25.5" cy="5" r="4" fill="#F5B82E"/></svg>Accroche</div>
<h1>Des rendez-vous<br>qualifiés, preuves<br>à l’appui.</h1>
<p>Chaque phrase cite le fait qui la prouve. Une phrase sans preuve ne part pas.</p>
<svg class="fil" width="1200" height="630" fill="none"><path d="M490 421H880C980 421 930 527 1030 527H1200" stroke="#1D34C4" stroke-width="3"/><circle cx="1034" cy="527" r="10" fill="#F5B82E" stroke="#1D34C4" stroke-width="3"/></svg>
<div class="bande"></div></html>`;

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready.then(() => true)');
  await page.screenshot({ path: `${root}/web/public/og.png` });
} finally {
  await browser.close();
}
