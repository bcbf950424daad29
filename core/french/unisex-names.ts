import { words } from '../words/fold.ts';

/** Given to both: nothing is concluded from them. */
export const unisexNames: ReadonlySet<string> = words(`
  adama ael agnan aime alex alexy alix amael ami andrea andrey ange ariel armel ash ashley aurele avril billie
  cameron camille candide carol celeste charlie chris claude cleo cyrille daniele dannie dany dara desire doan
  dominique eden eli elia elian eliaz elie emery esme evelyn fanch frankie frederique gabriele gaby gwen gwenn
  hyacinthe ike isa jackie jacquie jamie janick jannick jesse jessie jia jo joan jocelyn jody jordane jun kelly
  kerry kim kimi lee leslie lilian loan lois lou loup lyn maddie mae maki mallory marley mika milan min morgan
  nat nell nico nicola nikita noa noor nour ny pat prudence quinn quyen robin saby sacha sam sandy sascha sasha
  simone stevie swan swann sydney taylor thuy tracy val valery vivian vivien wei wen xuan yael yanick yannic
  yannick yu yuki`);
