import type { PatternGroup } from '../pattern.ts';

/** What sets the offer apart, and what it costs: things that one adds, and does not open with. */
export const offerPoints: PatternGroup[] = [
  {
    role: 'offer',
    use: 'point',
    lines: `
      Ce qui nous distingue : [a].
      Autre point : [a].
      Notre parti pris : [a].
      Notre différence : [a].
      Un point qui compte : [a].
      Un point à connaître : [a].
      Un détail qui a son importance : [a].
      À noter : [a].
      À retenir : [a].
      Ce qui fait la différence : [a].
      Le principe : [a].
      Le point fort [ofFrom] : [a].
      Ce à quoi nous tenons [atFrom] : [a].
      La particularité [ofFrom] : [a].`,
  },
  {
    role: 'offer',
    use: 'point',
    lines: `
      Ce qui nous distingue : [plain].
      Notre parti pris : [plain].
      Un point à connaître : [plain].
      Un point qui compte : [plain].
      À noter : [plain].
      À retenir : [plain].
      Autre point : [plain].
      Un détail qui a son importance : [plain].
      Notre différence : [plain].
      Le point fort [ofFrom] : [plain].`,
  },
  {
    role: 'offer',
    use: 'point',
    lines: `
      À noter : [we].
      Un point à connaître : [we].
      Ce qui nous distingue : [we].
      Concrètement, [we].
      En pratique, [we].
      À noter aussi : [clause].
      Un point à connaître : [clause].
      À retenir : [clause].
      Ce qui nous distingue : [to].
      Notre parti pris : [to].
      Notre parti pris : [the].
      Ce qui nous distingue : [the].`,
  },
  {
    role: 'offer',
    use: 'point',
    lines: `
      En chiffres : [figure].
      Un repère : [figure].
      À retenir : [figure].
      À noter : [figure].
      Pour donner une idée : [figure].
      Un point à connaître : [figure].`,
  },
  {
    role: 'offer',
    use: 'price',
    kinds: ['follow_up'],
    lines: `
      Côté prix : [plain].
      Côté tarif : [plain].
      Pour le tarif : [plain].
      Un mot du prix : [plain].`,
  },
];
