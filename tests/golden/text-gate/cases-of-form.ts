import { messageLimits } from '../../../core/messages/text-limits.ts';
import { camille, claire, type GateCase, rules, to } from './people.ts';

const her = to(rules);
const them = to(camille);
const note = to({ ...rules, kind: 'note', limits: { hard: 60, advised: 60 } });
const aFirst = to(claire);
const later = to({ ...rules, number: 2, kind: 'follow_up' });
const banning = (...bannedPhrases: string[]) => to({ ...rules, bannedPhrases });
const spelled = (unknownWords: Record<string, string[]>) => to(rules, { unknownWords });
const alike = 'Nous relisons vos bulletins sans accès à votre logiciel, et vous décidez.';
const calm =
  'La paie se relit sans hâte, ligne après ligne, mois après mois, sans rien changer au logiciel. ';

/** How long, how clean and how usual a text is. */
export const casesOfForm = {
  empty: [her('', 'empty: '), her(' \n ', 'empty:  \n '), her('…', 'empty: …'), her('Oui.')],
  tooLong: [
    note('La paie se relit sans hâte, ligne après ligne, chaque mois.'),
    note(
      'La paie se relit sans hâte, ligne après ligne, et chaque mois.',
      'too_long: La paie se relit sans hâte, ligne après ligne, et chaque mois.',
    ),
    her(calm.repeat(21).trim(), `too_long: ${calm.repeat(21).trim()}`),
    her(calm.repeat(100).trim(), `too_long: ${calm.repeat(100).trim()}`),
    // A family is one sign to the eye and eleven to a network.
    note(`Bien vu ${'👨‍👩‍👧‍👦'.repeat(5)}`, `too_long: Bien vu ${'👨‍👩‍👧‍👦'.repeat(5)}`),
  ],
  long: [
    her(calm.repeat(4).trim()),
    her(calm.repeat(5).trim(), `long: ${calm.repeat(5).trim()}`),
    to({ ...rules, limits: { ...messageLimits, advised: 500 } })(calm.repeat(5).trim()),
  ],
  placeholder: [
    her('Bonjour {{firstName}},\nBonne journée.', 'placeholder: {{firstName}}'),
    her('Bonjour {prénom},\nBonne journée.', 'placeholder: {prénom}'),
    her('Bonjour [Prénom],\nBonne journée.', 'placeholder: [Prénom]'),
    her('Bonjour <prénom>,\nBonne journée.', 'placeholder: <prénom>'),
    her('Bonjour %NOM%,\nBonne journée.', 'placeholder: %NOM%'),
    her('Bonjour XXX,\nBonne journée.', 'placeholder: XXX'),
    her('Bonjour undefined,\nBonne journée.', 'placeholder: undefined'),
    her('Votre équipe de null personnes.', 'placeholder: null'),
    her('Vos NaN salariés.', 'placeholder: NaN'),
    her('Votre [object Object] compte.', 'placeholder: [object Object]'),
    her('Bonjour #prénom#,\nBonne journée.', 'placeholder: #prénom#'),
    her('Bonjour (prénom),\nBonne journée.', 'placeholder: (prénom)'),
    her('Bonjour unde\u200bfined,\nBonne journée.', 'placeholder: unde\u200bfined'),
    her('Lorem ipsum pour finir.', 'placeholder: Lorem ipsum'),
    her('Chez ____, tout va bien.', 'placeholder: ____'),
    her('La règle x < y et y > z est simple.'),
    her('Je note [1] puis […] en marge.'),
    her('Un score nul, une annulation, un résultat nullement grave.'),
  ],
  pressure: [
    her(
      'Sans réponse de votre part avant vendredi, je clos le dossier.',
      'banned_phrase: Sans réponse de votre part avant',
    ),
    her('Les autres prestataires sont des escrocs.', 'banned_phrase: des escrocs'),
    her('Vos enfants sont adorables.', 'banned_phrase: Vos enfants'),
    her('Prenez le temps qu’il vous faut.'),
  ],
  fakeReply: [
    her('Re: votre paie', 'fake_reply: Re: '),
    her('RE : votre paie', 'fake_reply: RE : '),
    her('Re\u00a0: votre paie', 'fake_reply: Re\u00a0: '),
    her('TR: votre paie', 'fake_reply: TR: '),
    her('Fwd: Re: votre paie', 'fake_reply: Fwd: Re: '),
    her('Suite à notre échange, voici.', 'fake_reply: Suite à notre échange'),
    her('Suite à notre dernier appel, voici.', 'fake_reply: Suite à notre dernier appel'),
    her('Merci pour notre échange.', 'fake_reply: Merci pour notre échange'),
    her('Merci pour votre message.'),
    her('Comme convenu, je vous écris.', 'fake_reply: Comme convenu'),
    her('Lors de notre rencontre, vous souriez.', 'fake_reply: Lors de notre rencontre'),
    her('Suite à votre publication sur le troisième site, une question.'),
    her('Le résultat : une relecture. Regardez : tout tient.'),
    aFirst('Merci pour votre retour.', 'fake_reply: Merci pour votre retour'),
    aFirst('Merci beaucoup pour votre réponse rapide !', 'fake_reply: Merci beaucoup pour votre réponse'),
    aFirst('Merci de m’avoir répondu.', 'fake_reply: Merci de m’avoir répondu'),
    aFirst('Un plaisir de vous revoir.', 'fake_reply: de vous revoir'),
    later('Merci pour votre retour.', 'fake_reply: Merci pour votre retour'),
    later('Merci beaucoup pour votre réponse rapide !', 'fake_reply: Merci beaucoup pour votre réponse'),
    later('Suite à notre échange, voici.', 'fake_reply: Suite à notre échange'),
    later('Re: votre paie', 'fake_reply: Re: '),
  ],
  link: [
    her('Voyez https://lisere.example/paie.', 'link: https://lisere.example/paie'),
    her('Voyez www.lisere.fr pour tout savoir.', 'link: www.lisere.fr'),
    her('Voyez lisere.fr.', 'link: lisere.fr'),
    her('Réservez : agenda.example/helene', 'link: agenda.example/helene'),
    her('Écrivez à helene@lisere.fr.', 'link: helene@lisere.fr'),
    her('Appelez le 06 12 34 56 78.', 'link: 06 12 34 56 78'),
    her('Appelez le +33 6 12 34 56 78.', 'link: +33 6 12 34 56 78'),
    her('Appelez le 0612345678.', 'link: 0612345678'),
    her('Voyez lisere . fr.', 'link: lisere . fr'),
    her('Voyez lisere point fr.', 'link: lisere point fr'),
    her('Je vous propose un point com et un point fr.'),
    her('Voyez lisere[.]fr.', 'link: lisere[.]fr'),
    her('Écrivez à helene (at) lisere.fr.', 'link: helene (at) lisere.fr'),
    her('La paie, les primes, etc. Tout se relit.'),
    her('La paie se relit.Le reste suit.de près.'),
    her('Voyez lisere.de/paie.', 'link: lisere.de/paie'),
    to({ ...rules, number: 2, kind: 'note' })('Voyez lisere.example.', 'link: lisere.example'),
    to({ ...rules, facts: [{ ...rules.facts[3], text: 'Booking.com' } as (typeof rules.facts)[0]] })(
      'Comment va Booking.com ?',
    ),
  ],
  bannedPhrase: [
    banning('je me permets de')('Je me permets de vous écrire.', 'banned_phrase: Je me permets de'),
    banning('n’hésitez pas')("N'hesitez  pas à répondre.", "banned_phrase: N'hesitez  pas"),
    banning('je me permets de')('Je me permet de vous écrire.', 'banned_phrase: Je me permet de'),
    banning('je me permets de')(
      'Je me per\u200bmets de vous écrire.',
      'banned_phrase: Je me per\u200bmets de',
    ),
    banning('j’espère que vous allez bien')(
      'J’espère que vous allez très bien.',
      'banned_phrase: J’espère que vous allez très bien',
    ),

    banning('gagnant-gagnant')('Un accord gagnant gagnant.', 'banned_phrase: gagnant gagnant'),
    banning('synergie')('Nos synergies comptent.', 'worn: synergies'),
    banning('synergie')('Une synergie compte.', 'banned_phrase: synergie'),
    banning('!!!')('Bonne journée !!!', 'banned_phrase: !!!'),
    banning('🚀')('Bonne journée 🚀', 'banned_phrase: 🚀'),
    banning('la paie')('Voici la. Paie en tête.'),
    banning('')('Bonne journée.'),
  ],
  questions: [
    her('Qui suit la paie ?'),
    them('Qui suit la paie ? Et qui la relit ?', 'questions: Et qui la relit ?'),
    her('Qui suit la paie ?? Je vous écoute.'),
    her('« Pourquoi relire ? » me dit-on. Et vous, qu’en pensez-vous ?'),
  ],
  worn: [
    her('Dans un monde en constante évolution, la paie compte.', 'worn: Dans un monde en'),
    her('Je reste à votre disposition.', 'worn: Je reste à votre disposition'),
    her('Un quick win et un deep dive sur la paie.', 'worn: quick win', 'worn: deep dive'),
    her('Un brainstorming sur la paie.'),
    her('La paie est un métier exigeant.'),
  ],
  capitals: [
    spelled({ rsqp: [] })('La paie est relue, BRAVO à tous.', 'capitals: BRAVO'),
    her('La paie est URGENTE ici.', 'unproved: URGENTE'),
    her('La DSN et le RGPD comptent.'),
  ],
  grammar: [
    her('Je voudrais de vous présenté la paie.', 'grammar: de vous présenté'),
    her('Les bulletins sont relu ici, grâce a la paie.', 'grammar: grâce a'),
    her('Nous relisons vos bulletin en 10 jours.', 'grammar: vos bulletin'),
    her('Nous relisons vos bulletins en 10 jours.'),
    her('Je vous parle de vos quatre sites.', 'unproved: quatre'),
  ],
  spelling: [
    spelled({ bele: ['belle', 'bêle', 'bile'] })('Quelle bele journée.', 'spelling: bele'),
    spelled({ bele: [] })('Quelle belle journée.'),
    spelled({ rumilly: [], liseré: [] })('Liseré vient à Rumilly.'),
    spelled({ lisere: [] })('Voyez la suite demain.'),
    spelled({ bnojour: ['bonjour'] })('Bnojour à vous.', 'unproved: Bnojour'),
  ],
  similarity: [
    to(rules, { recentTexts: [alike] })(alike, `similarity: ${alike}`),
    to(rules, { recentTexts: ['Bonne journée à vous.'] })(alike),
    to(rules, { recentTexts: [] })(alike),
  ],
} satisfies Record<string, GateCase[]>;
