import { emptyOfferData, mergeOfferData } from '#core/offers/offer-data.ts';
import { type Check, hold, LeftOut, once } from '../checks.ts';
import { checkedBrief } from './checked-brief.ts';
import type { Writer, Written } from './writer.ts';

const offer = mergeOfferData(emptyOfferData, {
  companyInfo: {
    companyName: 'Nomatec',
    serviceDescription:
      'Nous aidons les ateliers à suivre la maintenance de leurs machines sur une tablette.',
  },
});
const opposition = 'Merci de ne plus me contacter et de supprimer mes données.';

/** Four short questions about people who do not exist. `open`: with our key, or with the one that is given. */
export function writerChecks(
  open: (key?: string) => Promise<Writer>,
  { hasKey, now }: { hasKey: boolean; now(): Date },
): Check[] {
  const writer = once(() => open());
  return [
    {
      title: 'le modèle résume une offre',
      run: async () => {
        const written = await (await writer()).summariseOffer(offer);
        fromModel(written);
        hold(written.value.trim() !== '', 'le résumé est vide');
        return tokensOf(written);
      },
    },
    {
      title: 'il écrit un message que le contrôle accepte',
      run: async () => {
        const written = await (await writer()).writeMessages([checkedBrief]);
        const [text] = written.value;
        hold(text?.author === 'model', `écrit sans lui : ${text?.instead ?? problemOf(written)}`);
        return tokensOf(written);
      },
    },
    {
      title: 'une opposition est lue comme telle',
      run: async () => {
        const written = await (await writer()).readReply(opposition, { now: now(), zone: 'Europe/Paris' });
        hold(written.value.kind === 'opposition', `lue comme : ${written.value.kind}`);
        return 'opposition';
      },
    },
    {
      title: 'une fausse clé est refusée, et le texte est écrit sans le modèle',
      run: async () => {
        if (!hasKey) throw new LeftOut('ce serveur n’a pas de clé');
        const { author, usage } = await (await open('fausse-cle')).summariseOffer(offer);
        // A connection that was dropped meanwhile is tried again: the last word counts.
        const problem = usage.at(-1)?.detail ?? '';
        hold(
          author === 'composer' && /\b(400|401|403)\b/.test(problem),
          `attendu : 401 ; reçu : ${problem || author}`,
        );
        return problem;
      },
    },
  ];
}

function fromModel(written: Written<unknown>): void {
  hold(written.author === 'model', `le modèle n’a rien donné d’utilisable : ${problemOf(written)}`);
}

const problemOf = ({ usage }: Written<unknown>): string =>
  usage.map(({ outcome, detail }) => detail ?? outcome).join(', ') || 'il n’a pas été interrogé';

function tokensOf({ usage }: Written<unknown>): string {
  const input = usage.reduce((sum, one) => sum + one.inputTokens, 0);
  const output = usage.reduce((sum, one) => sum + one.outputTokens, 0);
  hold(input > 0 && output > 0, 'ce qu’il a lu et écrit n’est pas compté');
  return `${input} jetons lus, ${output} écrits`;
}
