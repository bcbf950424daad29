// What somebody reads themselves, whatever else a reply says.

/** Orders to a machine are not what a prospect says to somebody. */
export const injection =
  /\b(?:ignore[zrs]?|oublie[zrs]?|disregard|forget|override|contourne[zr]?)\b[^.!?\n]{0,30}\b(?:instructions?|consignes?|prompts?|regles|rules|directives?)\b|\b(?:system|systeme|assistant|developer) ?(?:prompt)? ?:|\bprompt\b|<\/?(?:system|instructions?|prompt)|\b(?:classe[zr]?|classify|label|mark|categori[sz]e\w*|etiquette[zr]?|considere[zr]?|marque[zr]?)\b[^.!?\n]{0,40}\b(?:comme|as|interested|interes\w*)\b|\b(?:tu es|you are|vous etes) (?:une? |an? )?(?:ia|llm|ai|chatgpt|modele|language model|intelligence artificielle)\b|\bif you(?:'re| are) an? (?:llm|ai|bot)\b|\bfai(?:s|tes) abstraction de (?:tout|ce qui)|\bcles? d'?api\b|\bmode developpeur\b|\bjailbreak\b/;

/** Where the sender got the data from: a right of access, which the user answers. */
export const asksSource =
  /\bcomment (?:etes[- ]vous|es[- ]tu|vous etes) (?:tombe|arrive|parvenu|venu)\w*|\b(?:who|qui) (?:gave|vous a (?:donne|transmis|communique)|t'a donne)\b|\b(?:comment|ou|d'ou|par qui|how did you|where did you)\b[^.!?\n]{0,40}\b(?:eu|obtenu|trouve\w*|recupere\w*|tenez|tiens|get|got|find|avez|vient|viennent|provient|proviennent)\b[^.!?\n]{0,30}\b(?:coordonnees|adresse|mail|e-mail|numero|contact|donnees|nom|profil|email|number|details|data|name)\b/;
