import { describe, expect, test } from 'vitest';
import { emptyOfferData, mergeOfferData } from '../offers/offer-data.ts';
import { emptyCriteria } from '../targeting/icp-criteria.ts';
import { type AudienceLead, sortAudience } from './audience.ts';
import { summariseAudience } from './audience-checks.ts';
import { officeHours } from './engagement.ts';
import type { LaunchCheck } from './launch-check.ts';
import { canLaunch, checkLaunch, isNeededToGoOn, type LaunchFacts } from './launch-checks.ts';
import { defaultEngagement } from './sequence-templates.ts';
import { nextStep, reportSteps } from './wizard-steps.ts';

const healthy = {
  name: 'Ana Dupont',
  state: 'connected' as const,
  backsOffUntil: null,
  pendingInvitations: null,
};
const ready: LaunchFacts = {
  offerData: mergeOfferData(emptyOfferData, {
    personalProfile: { displayName: 'Ana', jobTitle: 'Directrice' },
    companyInfo: { companyName: 'Liseré', serviceDescription: 'Audit', serviceOffer: 'Diagnostic' },
  }),
  icpData: { ...emptyCriteria, titles: ['DRH'], places: [{ id: null, label: 'Lyon' }] },
  leadsCount: 12,
  qualifiedCount: 12,
  engagementConfig: defaultEngagement,
  now: new Date('2026-11-16T09:00:00Z'),
  account: healthy,
  email: { address: 'ana@exemple.fr', isVerified: true },
  plan: 'FREE',
  name: 'Paie, Grand Est',
  offerName: 'Liseré',
  icpName: 'DRH, Lyon',
};

test('all is ready', () => {
  const checks = checkLaunch(ready);
  expect(checks.map(({ name }) => name)).toEqual([
    'account',
    'email',
    'offer',
    'targeting',
    'leads',
    'sequence',
    'texts',
    'schedule',
  ]);
  expect(canLaunch(checks)).toBe(true);
});

test('a campaign that nobody named is given a name before it leaves', () => {
  const named = (name: string) => checkLaunch({ ...ready, name }).find((check) => check.name === 'name');
  expect(named('Nouvelle campagne')).toMatchObject({
    isPassed: false,
    title: 'Campagne sans nom',
    detail: 'Donnez-lui un nom en haut de la page, par exemple «\u00a0DRH, Lyon\u00a0».',
  });
  expect(named('Nouvelle campagne 12')).toMatchObject({ isPassed: false });
  expect(named('Nouvelle campagne de paie')).toBeUndefined();
  expect(checkLaunch({ ...ready, name: 'Nouvelle campagne' }).filter(isNeededToGoOn)).not.toContainEqual(
    expect.objectContaining({ name: 'name' }),
  );
});

test('texts signed by another name than that of the account are warned of, without preventing anything', () => {
  const accountOf = (name: string) => {
    const checks = checkLaunch({ ...ready, account: { ...healthy, name } });
    expect(canLaunch(checks)).toBe(true);
    return checks.find((check) => check.name === 'account');
  };
  expect(accountOf('Camille Moreau')).toMatchObject({
    isWarned: true,
    title: 'Compte et signature sous deux noms',
    detail: 'Vos messages partent du compte de Camille Moreau et sont signés «\u00a0Ana\u00a0».',
    mendsAt: { step: 'offer' },
  });
  expect(accountOf('Ana Dupont')).toMatchObject({ isWarned: false, title: 'Compte connecté' });
});

test('the texts tell who decides, how many are written and approved, and where they are', () => {
  const textsOf = (texts?: LaunchFacts['texts']) =>
    checkLaunch({ ...ready, ...(texts && { texts }) }).find(({ name }) => name === 'texts');
  const none = { written: 0, approved: 0, waiting: 0, checked: 0, blocked: 0 };
  expect(textsOf()).toMatchObject({ detail: 'Chaque message attendra votre accord', mendsAt: null });
  expect(textsOf(none)).toEqual(textsOf());
  expect(textsOf({ written: 14, approved: 1, waiting: 11, checked: 2, blocked: 2 })).toMatchObject({
    isPassed: true,
    detail:
      'Chaque message attendra votre accord. 14 messages écrits\u00a0: 11 à valider (dont 2 à corriger), 2 validés par les contrôles, 1 validé',
    mendsAt: { page: 'texts' },
  });
});

describe('with the people read one by one', () => {
  const lead = (change: Partial<AudienceLead>): AudienceLead => ({
    personId: 'x',
    name: 'Camille Moreau',
    firstName: 'Camille',
    hasNetworkIdentity: true,
    source: 'search',
    lawfulBasis: 'legitimate_interest',
    isOpposed: false,
    isExcluded: false,
    isOutside: false,
    isKeptOutside: false,
    followedIn: null,
    earlier: null,
    isEnrolled: false,
    ...change,
  });
  const checksOf = (leads: AudienceLead[]) =>
    checkLaunch({
      ...ready,
      qualifiedCount: leads.length,
      audience: summariseAudience(sortAudience(leads)),
    });
  const one = (checks: LaunchCheck[], name: string) => checks.find((check) => check.name === name);
  const elsewhere = { followedIn: { campaignId: 'b', name: 'DRH' } };

  test('nobody who said no, is excluded or is followed elsewhere is counted', () => {
    const checks = checksOf([
      lead({}),
      lead({ isOpposed: true, isExcluded: true }),
      lead({ isExcluded: true }),
      lead(elsewhere),
      lead(elsewhere),
      lead({ earlier: 'answered' }),
      lead({ earlier: 'declined' }),
      lead({ earlier: 'contacted' }),
      lead({ isOutside: true }),
      lead({ isOutside: true }),
    ]);
    expect(canLaunch(checks)).toBe(true);
    expect(one(checks, 'leads')?.detail).toBe(
      '1 personne, 50 conseillées ; 1 s’est opposée à tout contact, 1 est exclue, 2 sont suivies dans une autre campagne, 1 vous a déjà répondu, 1 a décliné votre invitation, 1 a déjà été contactée par une autre campagne, 2 sont hors de votre marché',
    );
    expect(one(checks, 'sources')?.detail).toBe('1 par recherche ; 1 intérêt légitime');
  });

  test('whoever is outside the market and kept by hand is said in a line of its own, which prevents nothing', () => {
    const checks = checksOf([lead({}), lead({ isKeptOutside: true }), lead({ isKeptOutside: true })]);
    expect(canLaunch(checks)).toBe(true);
    expect(one(checks, 'market')).toMatchObject({
      isWarned: true,
      detail: '2 personnes hors de votre marché, gardées par vous',
      mendsAt: { step: 'leads' },
    });
    expect(one(checksOf([lead({ isKeptOutside: true })]), 'market')?.detail).toBe(
      '1 personne hors de votre marché, gardée par vous',
    );
    expect(one(checksOf([lead({})]), 'market')).toBeUndefined();
  });

  test('a launch that would contact nobody is refused with the reasons', () => {
    const checks = checksOf([lead({ isOpposed: true }), lead(elsewhere)]);
    expect(canLaunch(checks)).toBe(false);
    expect(one(checks, 'leads')).toMatchObject({
      isPassed: false,
      detail:
        'Parmi les 2 personnes qui correspondent, 1 s’est opposée à tout contact, 1 est suivie dans une autre campagne. Ajoutez-en d’autres.',
    });
    // Of nobody, nothing is ticked.
    expect(checks.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['fields']));
    expect(one(checksOf([]), 'sources')).toBeUndefined();
  });

  test('what is missing is listed person by person; of whoever is left out, nothing is asked', () => {
    const checks = checksOf([
      lead({}),
      lead({ personId: 'a', hasNetworkIdentity: false, firstName: null }),
      lead({ personId: 'b', firstName: ' ' }),
      lead({ personId: 'c', firstName: null, isOpposed: true }),
    ]);
    expect(one(checks, 'fields')).toMatchObject({
      isPassed: false,
      title: '2 personnes ont des champs vides',
      people: [
        { personId: 'a', missing: 'profil LinkedIn inconnu, prénom inconnu' },
        { personId: 'b', missing: 'prénom inconnu' },
      ],
    });
  });

  test('what holds only a launch back does not hold back a campaign that goes on', () => {
    const checks = checksOf([lead({ isEnrolled: true, firstName: null })]);
    expect(canLaunch(checks)).toBe(false);
    expect(canLaunch(checks.filter(isNeededToGoOn))).toBe(true);
  });
});

test.each<[string, Partial<LaunchFacts>, string, string]>([
  ['no account', { account: null }, 'account', 'Compte LinkedIn à connecter'],
  [
    'a lost account',
    { account: { ...healthy, state: 'disconnected' } },
    'account',
    'Compte LinkedIn déconnecté',
  ],
  [
    'a restricted one',
    { account: { ...healthy, state: 'restricted' } },
    'account',
    'Compte LinkedIn restreint',
  ],
  [
    'one that LinkedIn slowed down',
    { account: { ...healthy, backsOffUntil: new Date('2026-11-16T13:30:00Z') } },
    'account',
    'LinkedIn demande une pause',
  ],
  [
    'too many invitations without an answer',
    { account: { ...healthy, pendingInvitations: 400 } },
    'account',
    'Trop d’invitations sans réponse',
  ],
  [
    'an unverified address',
    { email: { address: 'a@b.fr', isVerified: false } },
    'email',
    'E-mail à vérifier',
  ],
  ['no offer', { offerData: null }, 'offer', 'Offre incomplète'],
  ['a vague target', { icpData: emptyCriteria }, 'targeting', 'Ciblage trop vague'],
  ['nobody', { leadsCount: 0, qualifiedCount: 0 }, 'leads', 'Aucune personne à contacter'],
  ['no sequence', { engagementConfig: { ...defaultEngagement, steps: [] } }, 'sequence', 'Séquence à revoir'],
  [
    'hours beyond the plan',
    { engagementConfig: { ...defaultEngagement, schedule: { ...officeHours, to: '20:00' } } },
    'schedule',
    'Plage d’envoi hors de votre formule',
  ],
  [
    'a window that never opens',
    { engagementConfig: { ...defaultEngagement, schedule: { ...officeHours, days: [] } } },
    'schedule',
    'Plage d’envoi impossible',
  ],
])('%s is refused, alone, with a way to mend it', (_, change, name, title) => {
  const refused = checkLaunch({ ...ready, ...change }).filter(({ isPassed }) => !isPassed);
  expect(refused.map((check) => [check.name, check.title])).toEqual([[name, title]]);
  expect(refused[0]?.mendsAt).not.toBeNull();
  expect(refused[0]?.detail).toMatch(/\.$/);
});

test('own hours pass with the plan that has them', () => {
  const engagementConfig = { ...defaultEngagement, schedule: { ...officeHours, to: '20:00' } };
  expect(canLaunch(checkLaunch({ ...ready, engagementConfig, plan: 'PRO' }))).toBe(true);
});

test('a person who left goes on at the first step that is not complete', () => {
  expect(nextStep(ready)).toBe('review');
  expect(nextStep({ ...ready, leadsCount: 0, qualifiedCount: 0 })).toBe('leads');
  expect(nextStep({ ...ready, offerData: null, leadsCount: 0, qualifiedCount: 0 })).toBe('offer');
  expect(reportSteps({ ...ready, icpData: null }).targeting).toMatchObject({
    isComplete: false,
    hasBegun: false,
  });
});

test('while people are still being found, nothing is concluded', () => {
  const searching = { ...ready, leadsCount: 12, qualifiedCount: 0, isSearching: true };
  expect(reportSteps(searching).leads).toEqual({
    isComplete: false,
    hasBegun: false,
    problems: [
      { field: 'leads', message: 'La recherche est en cours\u00a0: 12 personnes trouvées pour le moment.' },
    ],
  });
  expect(checkLaunch(searching).find(({ name }) => name === 'leads')).toMatchObject({
    isPassed: false,
    title: 'Recherche en cours',
  });
  expect(reportSteps({ ...searching, leadsCount: 0 }).leads.problems[0]?.message).toBe(
    'La recherche est en cours.',
  );
  expect(reportSteps({ ...searching, isSearching: false }).leads.problems[0]?.message).toMatch(
    /^Aucune des 12 personnes trouvées ne correspond/,
  );
});

test('few are left: how many, and what removes the others, is said with where to look', () => {
  const removed = {
    removed: 19,
    unknown: 3,
    criteria: [
      { criterion: 'companySizes' as const, people: 14 },
      { criterion: 'places' as const, people: 5 },
    ],
  };
  const leadsOf = (facts: Partial<LaunchFacts>) =>
    checkLaunch({ ...ready, ...facts, removed }).find(({ name }) => name === 'leads');
  expect(leadsOf({ leadsCount: 23, qualifiedCount: 1 })).toMatchObject({
    isPassed: true,
    detail:
      '1 personne, 50 conseillées\u00a0; des 23 trouvées, 22 ne sont pas retenues (taille de l’entreprise\u00a0: 14, lieux\u00a0: 5, à vérifier\u00a0: 3)',
    mendsAt: { step: 'leads' },
  });
  expect(leadsOf({ leadsCount: 90, qualifiedCount: 68 })).toMatchObject({
    detail: '68 personnes',
    mendsAt: null,
  });
});
