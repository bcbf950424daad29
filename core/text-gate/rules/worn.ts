import { cite, find, firstOf, removeSentence, type TextRule } from '../gate-input.ts';

const anyOf = (...ways: string[]) =>
  new RegExp(`(?<![\\p{L}-])(?:${ways.join('|').replaceAll(' ', '[ \\u00a0\\u202f]')})(?![\\p{L}-])`, 'giu');

/** What everybody writes to everybody, by what it is there for. */
const families: readonly { advice: string; pattern: RegExp; least?: number }[] = [
  {
    advice: 'La première phrase décide de la lecture\u00a0: commencez par la personne.',
    pattern: anyOf(
      "(?:j[’']espère|en espérant|j[’']ose espérer) (?:sincèrement |vivement )?que (?:vous|tu|ce|cette|tout|mon)[^.!?\\n]{0,40}?(?:bien|trouve\\p{L}*|forme|bonne|agréable|belle|semaine)",
      '(?:je|nous) (?:me permets|nous permettons|prends? la liberté|profite|prends contact|tenais à (?:vous|te)|souhaitais (?:vous|te))',
      "(?:je|nous) (?:vous |te )?contacte (?:aujourd[’']hui |car |parce que |suite |dans le cadre)\\p{L}*|permettez-moi de|laissez-moi (?:vous|me) présenter",
      '(?:votre|ton) profil (?:\\p{L}+ ){0,3}?(?:attention|intéress\\p{L}*|interpell\\p{L}*|plu|séduit\\p{L}*|impressionn\\p{L}*)|tombée? (?:par hasard )?sur (?:votre|ton) profil|en (?:parcourant|découvrant|consultant) (?:votre|ton) profil',
    ),
  },
  {
    advice: 'Ce qui vaut pour tout le monde ne dit rien à personne\u00a0: parlez de son métier.',
    pattern: anyOf(
      'dans un (?:monde|contexte|environnement|univers|marché|secteur) (?:\\p{L}+ ){0,3}?(?:où|qui|en|incertain\\p{L}*|concurrentiel\\p{L}*|exigeant\\p{L}*|complexe)',
      "à l[’'](?:heure|ère) (?:où|du|de la|des|actuelle)|de nos jours|(?:aujourd[’']hui )?plus que jamais|en constante évolution|en pleine (?:mutation|transformation)",
      '(?:enjeux?|défis?) (?:majeurs?|clés?|stratégiques?|quotidiens?|de demain|actuels?)|(?:relever|répondre à|au cœur de|adresser) (?:tous )?(?:vos|votre|les|ces|tes) (?:\\p{L}+ )?(?:défis?|enjeux?|besoins|problématiques?|attentes)|nous savons (?:tous )?que|comme chacun sait',
    ),
  },
  {
    advice: 'Dites ce que vous faites, et pour qui\u00a0: le reste est de la réclame.',
    pattern: anyOf(
      "(?:solution|offre|approche|accompagnement|expertise|outil|technologie|méthode|plateforme|service|expérience)s? (?:\\p{L}+ (?:et )?)?(?:innovant\\p{L}*|unique|globale?s?|sur(?:-| )mesure|clés? en main|tout-en-un|révolutionnaire|inédit\\p{L}*|de pointe|à 360|reconnu\\p{L}*|complète?s?|nouvelle génération|d[’']exception)",
      "révolutionn\\p{L}+|disrupti\\p{L}+|(?:à|de) la pointe (?:de|du|d[’'])|valeur ajoutée|levier de (?:croissance|performance|compétitivité)|(?:vraiment |vrai(?:ment)? )?faire la différence|fait toute la différence|changer? la donne|changer les règles",
      '(?:passer|franchir|porter|amener|faire passer) (?:\\p{L}+ ){0,3}?(?:à la vitesse|au niveau|un cap|à un autre niveau|au palier)(?: supérieure?)?|(?:plein|tout|libérer\\p{L}*|exploiter|révéler)(?: (?:le|leur|votre|son|tout|plein))* potentiel',
      'boost\\p{L}+|propulser|décupler|maximiser (?:vos|votre|leur)|optimiser (?:vos|votre|leur) (?:performances?|processus|résultats|rentabilité)|gagner en (?:sérénité|performance|efficacité|compétitivité|productivité|agilité)|gains? de productivité|gain de temps (?:considérable|précieux)',
      "partenaire (?:de confiance|privilégié|idéal|de choix)|main dans la main|synergies?|gagnant(?:-| )gagnant|cercle vertueux|créer? de la valeur|création de valeur|co-?constru\\p{L}+|co-?cré\\p{L}+|l[’']humain au (?:cœur|centre)|(?:animé|guidé|mu)e?s? par (?:la|une|notre) passion|(?:dans|de) notre ADN|sentiers battus|zone de confort|l[’']excellence",
      'résultats (?:concrets|exceptionnels|tangibles|bluffants|garantis)|savoir-faire (?:unique|reconnu)|sérénité retrouvée|en toute sérénité|véritable (?:atout|révolution|valeur|partenaire|levier)',
    ),
  },
  {
    advice: 'Une fin toute faite n’appelle pas de réponse\u00a0: laissez votre question la dernière.',
    pattern: anyOf(
      "n[’']hésite(?:z)? (?:pas|surtout)|(?:je )?rest(?:e|ant|ons) (?:bien (?:sûr |entendu )?|à votre |à ta )?(?:entière(?:ment)? )?(?:à (?:votre|ta) )?(?:entière )?disposition|(?:dans l[’']|en )attente? de (?:votre|ton|vous|te|ta)|je (?:serais|suis) (?:ravie?|honorée?|enchantée?) (?:de|d[’'])|café virtuel|quelques minutes de (?:votre|ton) (?:précieux )?temps|(?:votre|ton) temps (?:est )?précieux",
    ),
  },
  {
    // One such word is everybody's; two are a manner.
    least: 2,
    advice: 'Un mot français se lit plus vite, et personne n’a à le deviner.',
    pattern: anyOf(
      "asap|fyi|quick(?:-| )?wins?|win(?:-| )win|game(?:-| )?changers?|deep(?:-| )?dives?|best practices?|best(?:-| )in(?:-| )class|next(?:-| )steps?|one(?:-| )to(?:-| )one|mindset|insights?|learnings?|takeaways?|roadmaps?|deadlines?|deliverables?|pain(?:-| )?points?|leverag\\p{L}+|scal(?:er|able|ing|abilité|e-up)|challeng(?:er|ez|e|ing|é)|brainstorm\\p{L}*|benchmark\\p{L}*|forward\\p{L}*|follow(?:-| )?up|meetings?|calls?|pitch\\p{L}*|feedbacks?|mapping|sourcing|reporting|onboarding|upskill\\p{L}*|empower\\p{L}*|growth|workflow|full(?:-| )?stack|cutting(?:-| )edge|state of the art|thought leader\\p{L}*|value proposition|go(?:-| )to(?:-| )market|use(?:-| )cases?|business case|buy-in|touch base|overview|hands-on|data(?:-| )driven|customer(?:-| )centric|customer journey|ownership|stakeholders?|aligned|matcher|switcher|checker|booker|drafter|shooter|staffer|tracker|performer|impacter|focus(?:er)?|awesome|amazing|sorry|thanks|let[’']s",
    ),
  },
];

/** Worn phrases and jargon: advice, since the reader is the only one who is bored by them. What a fact says is not worn. */
export const worn: TextRule = (input) =>
  families.flatMap(({ advice, pattern, least = 1 }) => {
    const found = firstOf(input.text.matchAll(pattern), ({ 0: passage }) => !isOfFacts(input, passage), 3);
    return (found.length < least ? [] : found).map(({ 0: passage, index }) =>
      find(
        input,
        {
          code: 'worn',
          title: `${cite(passage)}\u00a0: une formule usée`,
          explanation: advice,
          fixes: [removeSentence(input, index)],
        },
        index,
        index + passage.length,
      ),
    );
  });

const isOfFacts = ({ proof }: Parameters<TextRule>[0], passage: string): boolean => proof.hasWords(passage);
