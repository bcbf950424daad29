/** « ␣ » is a space that does not break, « ⎵ » the thin one. */
export const typographyCases = `
# typography
Bonjour! => Bonjour⎵!
Vraiment ? => Vraiment⎵?
Un; deux => Un⎵; deux
Voici : tout => Voici␣: tout
l'équipe d'Airbus => l’équipe d’Airbus
"oui" => «␣oui␣»
« oui » => «␣oui␣»
Bref... => Bref…
deux  espaces => deux espaces
1 000 clients => 1⎵000 clients
12000 € => 12⎵000␣€
15% => 15␣%
n°12 => n°␣12
14h30 => 14␣h␣30
14:30 => 14␣h␣30
à 9h => à 9␣h
Quoi ?! => Quoi⎵?!
https://exemple.fr/a?b=1;c => https://exemple.fr/a?b=1;c
Voir https://exemple.fr ! => Voir https://exemple.fr⎵!
jean@exemple.fr => jean@exemple.fr
06 12 34 56 78 => 06 12 34 56 78
en 2024 => en 2024
un , deux => un, deux
19h-20h => 19␣h-20␣h
Super !Je viens => Super⎵! Je viens
Acme.io: parfait => Acme.io␣: parfait
`;
