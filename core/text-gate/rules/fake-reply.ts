import { cite, find, firstOf, type TextRule } from '../gate-input.ts';

const prefix =
  /^[\s«"]*(?:(?:re|tr|fwd?|ref)[ \u00a0\u202f]?(?:\[\d\])?[ \u00a0\u202f]?:[ \u00a0\u202f]*)+/iu;
const formerTalk =
  /(?<!\p{L})(?:suite à|comme (?:convenu|évoqué|discuté|promis|prévu|demandé|annoncé par vous|entendu|souhaité)|pour (?:faire|donner) suite à|je fais suite à|je donne suite à|(?:je|nous) (?:reviens|revenons) vers (?:vous|toi) suite à)(?:[ \u00a0](?:notre|nos|votre|ton|l[’'])[ \u00a0]?(?:\p{L}+[ \u00a0])?(?:échanges?|conversations?|appels?|discussions?|entretien|rendez-vous|rencontre|entrevue|réunion|visio|message|demande|e-?mail))?(?!\p{L})/giu;
const needsTalk =
  /échange|conversation|appel|discussion|entretien|rendez-vous|rencontre|entrevue|réunion|visio|demande|message|mail|convenu|évoqué|discuté|promis|prévu|demandé|entendu|souhaité/iu;
const spoken =
  /(?<!\p{L})(?:lors de|pendant|après|depuis|merci (?:beaucoup |encore )?(?:pour|de)|(?:ravie?|contente?|heureu(?:x|se)|enchantée?)s? de)[ \u00a0](?:notre|nos)[ \u00a0](?:\p{L}+[ \u00a0])?(?:échanges?|conversations?|appels?|discussions?|entretien|rendez-vous|rencontre|entrevue|réunion|visio|coup de fil)(?!\p{L})|(?<!\p{L})ravie? de (?:vous|t[’']) ?avoir (?:rencontrée?|eue?|parlé)/giu;

const answered =
  /(?<!\p{L})merci (?:beaucoup |encore |vivement )?pour (?:votre|ton|ta) (?:\p{L}+ )?(?:retour|réponse|appel|rappel|accord|confiance|confirmation|accueil|disponibilité|courriel|mail)(?!\p{L})|(?<!\p{L})(?:votre|ton) accord(?! (?:pour|afin)?\s*(?:de|d[’'])\s*(?:vous|t))(?=[^.!?\n]{0,30}(?:m[’']|nous|reçu|noté|merci|hier|permet))|(?<!\p{L})(?:que|qu[’'])[^.!?\n]{0,30}vous (?:ait|ayez) (?:plu|intéressée?|accepté|apprécié|convaincue?)(?!\p{L})|(?<!\p{L})merci (?:beaucoup )?de m[’']avoir (?:répondu|rappelée?|écrit|reçue?|accueillie?|accordé)(?!\p{L})|(?<!\p{L})de (?:vous|te) revoir(?!\p{L})/giu;

/** A download, a visit, an agreement, an introduction, an earlier talk: a sequence ends with the first real one. */
const pretended =
  /(?<!\p{L})(?:(?:vous|tu) (?:avez|aviez|as|étiez|êtes) (?:bien |récemment )?(?:téléchargé|visité|consulté|suivi|testé|essayé|goûté|rempli|aimé|commenté|inscrite?|abonnée?)(?: à)? (?:l[’']une? de (?:nos|mes)|notre|nos|mon|ma|mes)|comme (?:vous|tu) (?:me|nous) l[’'](?:avez|aviez|as) (?:demandé|dit|indiqué|proposé)|nous (?:avions|avons) (?:rendez-vous|convenu|rendez-vous)|(?:je|nous) (?:vous )?(?:confirme|confirmons) notre (?:rendez-vous|échange|appel)|(?:pour|afin de) répondre à votre (?:question|demande|message)|je (?:vous|t[’'])[ \u00a0]?ai (?:laissé un message|appelée?|rencontrée?|croisée?|eue? au téléphone)|notre (?:conversation|échange|appel|rencontre|entretien) (?:de (?:lundi|mardi|mercredi|jeudi|vendredi)|d[’']hier|du \d|m[’']a))(?!\p{L})/giu;
/** Words and wishes of theirs that nobody has seen. */
const attributed =
  /(?<!\p{L})(?:merci (?:encore |beaucoup )?pour (?:le|la|l[’']|votre|ton|ce|cette) ?(?:café|visite|accueil|déjeuner|dîner|verre|entretien|coup de fil)|comme (?:on|nous) (?:se |nous )?l[’'](?:était|étions|avait|avions|est|sommes) dit|comme je (?:vous|te) (?:le |l[’'])?(?:disais|expliquais|racontais|ai dit)|(?:quand|lorsque|puisque) (?:on s[’']est|nous nous sommes) parlé|ce dont (?:on a|nous avons) parlé|comme (?:vous|tu) (?:me )?l[’'](?:avez|aviez|as|avais)|comme (?:vous|tu) me le|(?:vous|tu) m[’'](?:avez|aviez|as|avais) (?:\p{L}+ )?(?:écrit|dit|répondu|confirmé|indiqué|demandé|expliqué|proposé)|(?:vous|tu) me (?:disiez|demandiez|écriviez|confiiez|disais|demandais|proposiez)|dans (?:votre|ta) (?:dernière )?réponse|(?:votre|ta) réponse (?:rapide|d[’']hier|positive)|(?:votre|ta) demande (?:de|d[’'])[ \u00a0]?(?:devis|démonstration|renseignements?|rappel|rendez-vous|documentation|contact)|(?:vous|tu) (?:avez|aviez|as|avais) (?:\p{L}+ )?(?:demandé un devis|téléchargé|rempli (?:notre|le) formulaire|visité notre|participé à notre|assisté à notre|suivi notre)|(?:vous suivez|tu suis) notre page|(?:nous|m[’'])[ \u00a0]?(?:a|ont) (?:demandé de (?:vous|te)|parlé de (?:vous|toi)|confirmé que|dit que (?:vous|tu)|recommandé)|(?:votre|ton|ta) (?:assistante?|collègue|prédécesseur|associée?|direction|dirigeante?) (?:m[’']|nous )|(?:travaillait|travaillaient|collaborait) (?:déjà )?avec nous|(?:vous|tu) (?:avez|as)(?: donc)? déjà (?:vu|testé|utilisé|essayé) (?:notre|nos)|ravie? (?:de|que) (?:vous|votre) (?:\p{L}+ )?(?:intérêt|réponse|appel))(?!\p{L})/giu;

/** « Votre direction nous a donné votre nom »: what one of theirs did for us, unless it is what they wrote that pleased. */
const ofTheirs =
  /(?<!\p{L})(?:(?:votre|ton|ta) (?!(?:message|post|mot|profil|publication|billet|annonce|phrase|récit|texte|article|anecdote|question|remarque|formule|idée|image|présentation|titre|bilan|série|photo)s?(?!\p{L}))|(?:une?|deux|trois|plusieurs|certaine?s|quelques-une?s) (?:de )?(?:vos|tes) |(?:vos|tes) )(?:[\p{L}’'-]+ ){1,4}?(?:nous (?:a|ont|avait|avaient)|m[’'](?:a|ont|avait|avaient)) (?!(?:plu|touch|intéress|interpel|marqu|surpri|intrigu|frapp|amus|ému|souffl|épat|sembl|fait|donné envie|donné l[’']|rappel|paru|parl))\p{L}+/giu;

/** « mon dernier courriel »: before a first text there was none. */
const earlier =
  /(?<!\p{L})(?:mon|ma|mes|notre|nos) (?:dernier|dernière|précédente?|premier|première|derniers?)s? (?:courriel|courrier|message|e-?mail|mail|relance|appel|invitation|proposition|échange|rendez-vous|conversation)s?(?!\p{L})|(?<!\p{L})(?:c[’']était|ce fut) (?:un (?:vrai |grand )?plaisir|très agréable) de|(?<!\p{L})je (?:vous|te) reparle|(?<!\p{L})je (?:vous |te )?relance|(?<!\p{L})sauf erreur,? (?:je n[’']ai|vous n[’']avez)/giu;

/** A first text answers nothing. Later ones may not pretend with « Re: » either. */
export const fakeReply: TextRule = (input) => {
  const { text } = input;
  const found = [];
  const head = prefix.exec(text);
  if (head) {
    const end = head[0].length;
    const next = text.slice(end, end + 1);
    found.push(
      find(
        input,
        {
          code: 'fake_reply',
          title: `${cite(head[0].trim())} fait croire à une réponse`,
          explanation: 'La personne ne vous a pas encore répondu : ce début la tromperait.',
          fixes: [
            { label: 'Retirer', start: 0, end: end + next.length, replacement: next.toLocaleUpperCase('fr') },
          ],
        },
        0,
        end,
      ),
    );
  }
  for (const pattern of [
    ...(input.rules.isAnswer ? [] : [answered]),
    pretended,
    attributed,
    ofTheirs,
    formerTalk,
    spoken,
    ...(input.rules.number === 1 && !input.rules.isAnswer ? [earlier] : []),
  ])
    for (const { 0: phrase, index } of firstOf(text.matchAll(pattern))) {
      if (pattern === formerTalk && !needsTalk.test(phrase)) continue;
      found.push(
        find(
          input,
          {
            code: 'fake_reply',
            title: `${cite(phrase)} : vous n’avez pas encore échangé`,
            explanation: 'Cette personne ne vous a pas encore répondu : rien de tel n’a eu lieu.',
          },
          index,
          index + phrase.length,
        ),
      );
    }
  return found;
};
