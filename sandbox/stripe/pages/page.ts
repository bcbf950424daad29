const style = `
:root{color-scheme:light dark;--ink:#17213a;--paper:#fbf9f6;--card:#fff;--line:#e6e1d9;--muted:#5c6478;--act:#1d34c4;--on:#fff;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--ink:#f1eee8;--paper:#10172a;--card:#182138;--line:#2b3654;--muted:#a9b1c6;--act:#93a7ff;--on:#10172a;--bad:#ff8a80}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:520px;margin:0 auto;padding:32px 16px;display:grid;gap:20px}
.card{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:20px;display:grid;gap:14px}
h1{font-size:24px;margin:0}h2{font-size:18px;margin:0}p{margin:0}.muted{color:var(--muted);font-size:14px}
label{display:grid;gap:4px;font-weight:600;font-size:14px}
input,select{font:inherit;padding:10px;border:1px solid var(--muted);border-radius:8px;background:var(--card);color:var(--ink);width:100%;min-width:0}
.two{display:grid;grid-template-columns:1fr 1fr;gap:12px}
button,.btn{font:inherit;font-weight:600;border:0;border-radius:8px;padding:12px 16px;background:var(--act);color:var(--on);cursor:pointer;text-align:center;text-decoration:none}
.second{background:transparent;color:var(--ink);border:1px solid var(--muted)}
a{color:var(--act)}.bad{color:var(--bad);font-weight:600}table{border-collapse:collapse;width:100%;font-size:14px}
td,th{text-align:left;padding:6px 0;border-bottom:1px solid var(--line)}td:last-child,th:last-child{text-align:right}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
`;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const html = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);

export const euros = (cents: number): string =>
  new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(cents / 100);

export const day = (seconds: number): string =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeZone: 'Europe/Paris' }).format(seconds * 1000);

export const page = (title: string, body: string): string => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)}</title><style>${style}</style></head>
<body><main>${body}<p class="muted">Paiement simulé\u00a0: aucune carte n’est débitée.</p></main></body></html>`;
