import { trialMembers, trialPassword } from '../network/members.ts';
import { ofName } from '../world/french-text.ts';

type Page = { title: string; body: string };

/** The sign-in pages of the simulated network: no script, readable at 390 px, light and dark. */
const renderPage = ({ title, body }: Page): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)} · Réseau simulé</title>
<style>${styles}</style>
</head>
<body>
<main>
<p class="mark">Réseau simulé</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;

/** The member a reconnection is for: nobody else can sign in on that page. */
export type Reconnecting = { name: string; email: string };

export const signInPage = (
  action: string,
  { email, problem, member }: { email?: string; problem?: string | undefined; member?: Reconnecting } = {},
) =>
  renderPage({
    title: member ? `Reconnecter le compte ${ofName(member.name)}` : 'Connecter un compte',
    body: `<p>Cette page imite la connexion à LinkedIn. Les personnes sont fictives et rien ne quitte cette machine.</p>
${alert(problem)}
<form method="post" action="${escapeHtml(action)}">
<label for="email">Adresse e-mail</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${escapeHtml(email ?? member?.email ?? '')}"${describedBy(problem)}>
<label for="password">Mot de passe</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${describedBy(problem)}>
<button>Se connecter</button>
</form>
${cancelForm(action)}
${member ? `<p>Mot de passe d’essai\u00a0: <code>${trialPassword}</code></p>` : trialSection()}`,
  });

export const welcomePage = (key: string) =>
  renderPage({
    title: 'Le réseau est ouvert',
    body: `<p>Ce serveur imite un fournisseur d’accès à LinkedIn\u00a0: mêmes adresses, mêmes réponses, mêmes refus, avec des personnes fictives. Les programmes s’y adressent sous <code>/api/v1</code> avec la clé <code>${key}</code>.</p>
${trialSection()}`,
  });

export const codePage = (action: string, problem?: string) =>
  renderPage({
    title: 'Vérification en deux étapes',
    body: `<p>Saisissez le code à six chiffres de votre application d’authentification.</p>
${alert(problem)}
<form method="post" action="${escapeHtml(action)}/code">
<label for="code">Code de vérification</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required${describedBy(problem)}>
<button>Valider</button>
</form>
${cancelForm(action)}`,
  });

export const successPage = () =>
  renderPage({
    title: 'Compte connecté',
    body: '<p>Le compte est connecté. Vous pouvez fermer cette page et revenir à votre application.</p>',
  });

export const canceledPage = () =>
  renderPage({
    title: 'Connexion annulée',
    body: '<p>Aucun compte n’a été connecté. Vous pouvez fermer cette page.</p>',
  });

/** `backUrl`: for a link whose hour passed before anybody used it. */
export const expiredPage = (backUrl?: string) =>
  renderPage({
    title: 'Lien expiré',
    body: `<p>Ce lien de connexion n’est plus valable. Revenez à votre application et demandez-en un nouveau.</p>
${backUrl ? `<p><a href="${escapeHtml(backUrl)}">Revenir à l’application</a></p>` : ''}`,
  });

const trialSection = () => `<section aria-labelledby="trial"><h2 id="trial">Comptes d’essai</h2>
<p>Mot de passe de tous les comptes\u00a0: <code>${trialPassword}</code></p>
<ul>
${trialMembers.map(({ email: address, label }) => `<li><code>${address}</code><br>${escapeHtml(label)}</li>`).join('\n')}
<li>Toute autre adresse ouvre un compte gratuit à son nom.</li>
</ul></section>`;

const alert = (problem?: string) =>
  problem ? `<p class="problem" id="problem" role="alert">${escapeHtml(problem)}</p>` : '';
const describedBy = (problem?: string) => (problem ? ' aria-invalid="true" aria-describedby="problem"' : '');
const cancelForm = (action: string) =>
  `<form method="post" action="${escapeHtml(action)}/cancel"><button class="quiet">Annuler</button></form>`;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const styles = `
:root { color-scheme: light dark; --ink: #1b2430; --soft: #566173; --line: #cbd2dc; --paper: #fff; --ground: #f3f5f8; --accent: #1f4fa3; --alarm: #a3241f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9edf3; --soft: #a9b3c2; --line: #3c4757; --paper: #1a212b; --ground: #11161d; --accent: #9fc1ff; --alarm: #ffb4ad; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 26rem; margin: 0 auto; padding: 1.5rem; background: var(--paper); min-height: 100vh; }
@media (min-width: 30rem) { main { margin: 3rem auto; min-height: 0; border: 1px solid var(--line); border-radius: .75rem; } }
.mark { margin: 0; color: var(--soft); font-size: .875rem; font-weight: 600; }
h1 { margin: .25rem 0 .75rem; font-size: 1.5rem; line-height: 1.2; }
h2 { margin: 2rem 0 .5rem; font-size: 1rem; }
label { display: block; margin: 1rem 0 .25rem; font-weight: 600; }
input { width: 100%; padding: .625rem .75rem; border: 1px solid var(--soft); border-radius: .5rem; background: transparent; color: inherit; font: inherit; }
button { width: 100%; min-height: 2.75rem; margin-top: 1.25rem; border: 1px solid var(--accent); border-radius: .5rem; background: var(--accent); color: var(--paper); font: inherit; font-weight: 600; cursor: pointer; }
a { color: var(--accent); }
button.quiet { margin-top: .75rem; background: transparent; color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.problem { padding: .75rem; border: 1px solid var(--alarm); border-radius: .5rem; color: var(--alarm); }
ul { margin: 0; padding-left: 1.25rem; color: var(--soft); }
li { margin: .5rem 0; overflow-wrap: anywhere; }
code { color: var(--ink); }
`;
