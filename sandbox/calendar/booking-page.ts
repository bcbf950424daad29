const asText = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

const page = (title: string, content: string) => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:16px/1.5 system-ui;max-width:26rem;margin:3rem auto;padding:0 1rem;color:#1d1b16}
label{display:block;margin:1rem 0}input{display:block;width:100%;box-sizing:border-box;font:inherit;padding:.5rem;margin-top:.25rem}
button{font:inherit;padding:.5rem 1rem}</style></head><body>${content}</body></html>`;

/** The page where a prospect picks a day. */
export const bookingPage = (label: string): string =>
  page(
    `${label} simulé`,
    `<h1>Réserver un échange</h1><p>Agenda simulé de la démonstration (${label}).</p>
<form method="post"><label>Prénom et nom<input name="name" required></label>
<label>E-mail<input name="email" type="email" required></label>
<label>Jour<input name="day" type="date" required></label><button>Réserver</button></form>`,
  );

export const bookedPage = (label: string, name: string): string =>
  page(`${label} simulé`, `<h1>C’est réservé</h1><p>${asText(name)}, à bientôt.</p>`);
