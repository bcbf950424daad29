import { useState } from 'react';
import { type Chosen, nobody } from './chosen.ts';

/** Those chosen are of the list in sight: with other filters there are none. `list` says which one it is. */
export function useChosen(list: string) {
  const [choice, setChoice] = useState({ list, chosen: nobody });
  const chosen = choice.list === list ? choice.chosen : nobody;
  return {
    chosen,
    isSomeoneChosen: chosen.isAll || chosen.ids.size > 0,
    choose: (next: Chosen) => setChoice({ list, chosen: next }),
  };
}
