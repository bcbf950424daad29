import { campaignPath, paths, wizardPath } from '#contract/paths.ts';
import type { Found } from '#contract/sourcing/quick-find.ts';
import { prepareMatch } from '#core/words/match-words.ts';

export type Entry = {
  key: string;
  kind: 'person' | 'company' | 'campaign' | 'page' | 'action';
  label: string;
  detail?: string;
  href: string;
};
export type EntryGroup = { title: string; entries: Entry[] };

const pages: Entry[] = [
  { label: 'Tableau de bord', href: paths.home },
  { label: 'Leads', href: paths.leads },
  { label: 'Découverte', href: paths.discovery },
  { label: 'Prospects', href: paths.prospects },
  { label: 'Recherche', href: paths.search },
  { label: 'Compte LinkedIn', href: paths.socialAccounts },
  { label: 'Profil et paramètres', href: paths.profile },
  { label: 'Sécurité du compte', href: paths.accountSecurity },
  { label: 'Abonnement', href: paths.subscription },
].map((page) => ({ ...page, key: `page:${page.href}`, kind: 'page' }));

const actions: Entry[] = [
  { label: 'Préparer une campagne', href: wizardPath() },
  { label: 'Lancer une recherche de personnes', href: paths.search },
  { label: 'Répondre aux suggestions', href: paths.discovery },
  { label: 'Changer de formule', href: paths.subscription },
].map((action) => ({ ...action, key: `action:${action.label}`, kind: 'action' }));

const most = 5;

/**
 * What there is to open, by kind; what was opened last comes first while nothing is typed.
 * An answer to what was typed before keeps only what the new words begin too.
 */
export function listEntries(
  typed: string,
  found: Found | undefined,
  recent: readonly Entry[],
  isFormerAnswer = false,
): EntryGroup[] {
  const isEmpty = typed.trim() === '';
  const matches = prepareMatch(typed);
  const stillMeant = (entry: Entry) => !isFormerAnswer || matches(`${entry.label} ${entry.detail ?? ''}`);
  const among = (entries: Entry[]) => entries.filter(({ label }) => matches(label)).slice(0, most);
  const opened = new Set(isEmpty ? recent.map(({ key }) => key) : []);
  const groups: EntryGroup[] = [
    { title: 'Ouverts récemment', entries: isEmpty ? recent.slice(0, most) : [] },
    {
      title: isEmpty ? 'Dernières personnes' : 'Personnes',
      entries: (found?.people ?? []).map(personEntry).filter(stillMeant),
    },
    { title: 'Entreprises', entries: (found?.companies ?? []).map(companyEntry).filter(stillMeant) },
    {
      title: isEmpty ? 'Dernières campagnes' : 'Campagnes',
      entries: (found?.campaigns ?? []).map(campaignEntry).filter(stillMeant),
    },
    { title: 'Actions', entries: among(actions) },
    { title: 'Pages', entries: isEmpty ? [] : among(pages) },
  ];
  return groups
    .map(({ title, entries }, index) => ({
      title,
      entries: index === 0 ? entries : entries.filter(({ key }) => !opened.has(key)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

const personEntry = ({ id, name, detail }: Found['people'][number]): Entry => ({
  key: `person:${id}`,
  kind: 'person',
  label: name,
  detail,
  href: `${paths.leads}?personne=${id}`,
});

const companyEntry = ({ name }: Found['companies'][number]): Entry => ({
  key: `company:${name}`,
  kind: 'company',
  label: name,
  href: `${paths.leads}?entreprise=${encodeURIComponent(name)}`,
});

const campaignEntry = ({ id, name, status }: Found['campaigns'][number]): Entry => ({
  key: `campaign:${id}`,
  kind: 'campaign',
  label: name,
  // A draft is prepared; what was launched is followed.
  href: status === 'inactive' ? wizardPath(id) : campaignPath(id),
});
