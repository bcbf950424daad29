/** Everyday answers, written last; the rules were not corrected on them. How to read a line: README.md. */
export const ordinaryReplies = `
opposition
  Bonjour, merci de me retirer de votre fichier de prospection.
  STOP merci
  Je ne veux plus de vos messages
  Merci de ne plus me solliciter à l’avenir.
  Veuillez supprimer mes coordonnées de votre base de données.
  Arrêtez de me spammer svp
  Pas de prospection commerciale sur LinkedIn, merci de respecter.
  Pas intéressé, ne me recontactez pas.
  ne m’envoyez plus de message
  Please take me off your list, thanks
interested
  Bonjour Paul, oui pourquoi pas. Quelles sont vos disponibilités ?
  Merci pour votre message, je serais ravie d’échanger. Vous pouvez me joindre au 06 11 22 33 44.
  ok, je suis dispo mardi ou jeudi matin
  Oui c’est un sujet qu’on regarde en ce moment, envoyez-moi une présentation
  Ça m’intéresse, on s’appelle demain ?
  Pouvez-vous m’en dire plus ?
  Laissez-moi votre numéro je vous rappelle
  On en a marre de notre outil actuel, donc oui parlons-en
  Bonjour, notre équipe de prospection serait intéressée. Un appel vendredi ?
  Yes, I’d be interested. Can you send me some info?
question
  Bonjour, quel est le prix ?
  Vous travaillez avec quel type d’entreprises ?
  Quelle est la différence avec ce que fait notre CRM ?
  Est-ce que c’est compatible avec Outlook ?
  Combien de clients avez-vous ?
  Comment ça marche ?
later
  Bonjour, pas pour l’instant, revenez vers moi en mars. >> on=2027-03-01
  Je suis très sollicitée en ce moment, on peut se recaler en janvier ? >> on=2027-01-01
  Pas de budget cette année, à revoir en 2027 >> on=2027-01-01
  Merci, recontactez-moi dans 2 mois. >> on=2027-01-16
  Laissez-moi y réfléchir, je reviens vers vous
  On verra après les vacances de Noël >> on=2027-01-04
  Nous sommes en pleine clôture, rappelez-moi début février >> on=2027-02-01
refusal
  Bonjour, merci mais nous ne sommes pas intéressés.
  Non merci, nous avons ce qu’il faut en interne.
  Merci pour la proposition mais ce n’est pas pour nous
  Nous avons déjà un partenaire sur ce sujet. Bonne continuation
  Pas de besoin de notre côté, bonne journée
  Désolé, cela ne m’intéresse pas
  Nous avons assez de prestataires comme ça, merci.
  No thank you, we’re happy with our current provider.
absence
  Je suis absent jusqu’au 30 novembre. Je traiterai votre message à mon retour. >> on=2026-11-30
  Bonjour, je suis actuellement en congés, de retour le 1er décembre. >> on=2026-12-01
  I’m out of office until Monday. >> on=2026-11-23
wrong_person
  Bonjour, je ne suis pas la bonne personne, je vous invite à contacter Julie Moreau. >> name=Julie Moreau
  Je ne suis plus dans cette entreprise
  Ce n’est pas moi qui m’occupe de ça, voyez avec la direction. >> role=direction
  Je transmets votre message à notre responsable commercial. >> role=responsable commercial
other
  Merci beaucoup !
  Bonjour, merci pour l’ajout
  Merci pour votre message, bonne journée
`;
