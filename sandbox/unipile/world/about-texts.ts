/** « [m|f] » agrees with the person; slots: company, ofName, title, years, since, town, atTown, past, first. */
export const OPENERS: readonly string[] = [
  '{Title} chez {company} depuis {since}, je travaille {atTown} au sein d’une équipe de passionnés.',
  'Je suis {title} chez {company}.',
  'Depuis {years} ans, j’exerce dans le même univers avec la même envie d’apprendre.',
  'Après un début de carrière chez {first}, j’ai rejoint {company} en {since}.',
  '{manyYears} ans d’expérience, quelques cheveux blancs et toujours autant de curiosité.',
  'Mon parcours n’a rien de linéaire, et c’est ce qui me plaît.',
  'Ce que j’aime dans mon métier, c’est qu’aucune semaine ne ressemble à la précédente.',
  'Aujourd’hui {title} chez {company}, j’ai commencé chez {first}.',
  'J’ai rejoint {company} en {since} avec une idée simple : être utile.',
  'Passé[|e] par {past}, je suis [installé|installée] {atTown}.',
  'On me dit souvent [direct|directe] et [attentif|attentive]. Je prends les deux comme des compliments.',
  'Je crois aux choses bien faites et aux équipes qui se parlent.',
  '[Convaincu|Convaincue] que l’on travaille mieux quand on comprend pourquoi, je prends le temps d’expliquer.',
  'Ma boussole depuis {years} ans : le terrain d’abord.',
];

export const OPENERS_OF_OWNERS: readonly string[] = [
  'J’ai créé {company} avec une conviction : on peut faire sérieusement son métier sans se prendre au sérieux.',
  'À la tête {ofName} depuis {since}, je mène un projet dont je suis [fier|fière].',
  'Après plusieurs années chez {past}, j’ai décidé de me lancer. {company} est née {atTown}.',
  '[Entrepreneur|Entrepreneuse] {atTown}, je dirige {company} depuis {since}.',
  'Diriger {company}, c’est passer d’un devis à un recrutement, puis d’un chantier à une assemblée générale. J’adore ça.',
];

export const DRIVES: readonly string[] = [
  'Ce qui me motive : des projets concrets, des gens francs, des résultats que l’on peut montrer.',
  'J’attache beaucoup d’importance à la transmission : j’accueille un alternant chaque année.',
  'Je préfère une bonne question à une réponse toute faite.',
  'Mes maîtres-mots : rigueur, écoute et bonne humeur.',
  'J’ai appris autant de mes échecs que de mes réussites, et je les raconte volontiers.',
  'Les sujets qui m’animent en ce moment : la transition écologique, le recrutement et la qualité du management.',
  'Je suis à l’aise dans les environnements qui bougent, à condition que le cap soit clair.',
  'J’aime les organisations où l’on décide vite et où l’on assume ensemble.',
  'Le collectif avant tout : seul[|e], on va plus vite, mais on s’ennuie.',
  'J’ai un faible pour les PME et les ETI : on y voit le fruit de son travail.',
];

export const OUTSIDE: readonly string[] = [
  'En dehors du bureau : course à pied, potager et trois enfants.',
  'Le week-end, vous me trouverez sur un voilier ou au marché.',
  'Bénévole dans un club de rugby, [amateur|amatrice] de polars.',
  '[Élu|Élue] de ma commune, j’essaie d’y mettre la même énergie.',
  'Je chante (presque juste) dans une chorale.',
  '[Grand lecteur|Grande lectrice], [petit dormeur|petite dormeuse].',
  '[Marathonien|Marathonienne] du dimanche, [gourmand|gourmande] tous les jours.',
  'Vélo, montagne, et un goût prononcé pour le fromage.',
  '[Sapeur-pompier volontaire|Sapeuse-pompière volontaire] depuis dix ans.',
];

export const CONTACTS: readonly string[] = [
  'Un projet, une question ? Écrivez-moi ici, je réponds.',
  'N’hésitez pas à me contacter si le sujet vous parle.',
  'Toujours [partant|partante] pour un café.',
  'Merci de préciser l’objet de votre demande : je ne réponds pas aux messages automatiques.',
  'Les démarchages en série finissent à la corbeille, les messages personnels trouvent une réponse.',
  'Au plaisir d’échanger !',
  'Je recrute : regardez les offres sur la page {ofName}.',
  'Contactez-moi de préférence par message.',
];

export const MOTTOS: readonly string[] = [
  'Faire simple, c’est compliqué',
  'Le terrain d’abord',
  'Apprendre, transmettre, recommencer',
  'Un café et ça repart',
  'L’humain au centre',
  'Fait maison, fait bien',
  'Ici pour échanger',
  'On avance',
  'Construire dans la durée',
  'Curiosité et rigueur',
  'Jamais sans mon équipe',
  'Oser, essayer, ajuster',
];

export const ENGLISH_ABOUTS: readonly string[] = [
  'I lead a great team at {company}, based in {town}. {years} years of experience, still learning every day. Feel free to reach out, in French or in English.',
  'Experienced professional with a track record in fast-growing companies. I joined {company} in {since}, after several years at {past}. I enjoy building things that last and working with people who care.',
  'Passionate about people, data and good coffee. Currently {titleEn} at {company}. Previously at {past}.\n\nAlways happy to share what I learned the hard way.',
  'I help teams do less, but better. At {company} since {since}.\n\n→ Clear priorities\n→ Short feedback loops\n→ No useless meetings\n\nBased in {town}, often on a train.',
];

export const SHORT_ABOUTS: readonly string[] = [
  'À l’écoute du marché.',
  '{Title}. {years} ans d’expérience.',
  'Disponible par message.',
  '{town} et alentour.',
  'Motivé[|e], dynamique et [organisé|organisée].',
  'Bienvenue sur mon profil !',
  'Professionnel[|le] du secteur depuis {years} ans.',
];
