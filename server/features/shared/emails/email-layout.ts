import type { MailMessage } from '#server/providers/mail/mailer.ts';

type Letter = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  footnote: string;
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** One letter, written once, as text and as accessible HTML; mail programs ignore style sheets, hence the attributes. */
export function composeLetter(to: string, letter: Letter): MailMessage {
  const { subject, greeting, paragraphs, action, footnote } = letter;
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label} :\n${action.url}`] : []),
    `--\n${footnote}\nAccroche`,
  ].join('\n\n');
  return { to, subject, text, html: toHtml(letter) };
}

const paragraph = (text: string, extra = '') =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;${extra}">${escapeHtml(text)}</p>`;

function toHtml({ subject, greeting, paragraphs, action, footnote }: Letter): string {
  const url = action && escapeHtml(action.url);
  const button = action
    ? `<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#1D34C4;color:#FFFFFF;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;line-height:1.6;color:#5C6478">Si le bouton ne répond pas, copiez cette adresse dans votre navigateur :<br><a href="${url}" style="color:#1D34C4;word-break:break-all">${url}</a></p>`
    : '';
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#FBF9F6;color:#17213A;font-family:Inter,Helvetica,Arial,sans-serif">
<div role="article" aria-roledescription="e-mail" lang="fr" style="max-width:560px;margin:0 auto;padding:32px 20px;overflow-wrap:anywhere;word-break:break-word">
<p style="margin:0 0 24px;font-size:20px;font-weight:700">Accroche</p>
<div style="background:#FFFFFF;border:1px solid #E6E1D9;border-radius:10px;padding:28px 28px 12px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${[greeting, ...paragraphs].map((text) => paragraph(text)).join('\n')}
${button}
</div>
<p style="margin:20px 0 0;font-size:13px;line-height:1.6;color:#5C6478">${escapeHtml(footnote)}</p>
</div>
</body>
</html>
`;
}
