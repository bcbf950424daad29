import type { Forecast } from '#contract/engine/forecast.ts';
import type { Audience } from '#core/campaigns/audience.ts';
import { type LeftOut, type LeftOutReason, leftOutReasons } from '#core/campaigns/audience.ts';
import type { nameStep } from '#core/campaigns/engagement.ts';
import type { AskReason } from '#core/engine/decide/decision.ts';
import type { CampaignForecast } from '#core/forecast/forecast.ts';
import { describeGround, describeMethod } from '#core/forecast/method.ts';
import type { Range, Rates } from '#core/forecast/priors.ts';
import { quotasOn } from '#core/network/account-quotas.ts';
import { quote } from '#core/words/quote.ts';
import { settingsOf } from '#server/features/network/social-accounts/account-uses.ts';
import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { CampaignLead } from './read-audience.ts';

export type Foreseen = {
  forecast: CampaignForecast;
  account: SocialAccountRow;
  audience: Audience<CampaignLead> | null;
  steps: Parameters<typeof nameStep>[0];
  people: { all: number; followed: number; others: number };
};

const shownNames = 3;

export function presentForecast({ forecast, account, audience, people }: Foreseen): Forecast {
  const { rates, days } = forecast;
  const withGround = (name: keyof Rates, range: Range) => ({
    ...range,
    ground: { measuredOn: rates[name].measuredOn, text: describeGround(name, rates[name]) },
  });
  const settings = settingsOf(account);
  return {
    now: forecast.startsAt.toISOString(),
    people: people.all,
    followed: people.followed,
    firstActAt: forecast.firstActAt?.toISOString() ?? null,
    lastInvitationOn: forecast.lastInvitationOn,
    finishesOn: forecast.finishesOn,
    invitations: forecast.invitations,
    invitationDays: days.filter(({ invitations }) => invitations > 0).length,
    accepted: withGround('acceptance', forecast.accepted),
    replies: withGround('reply', forecast.replies),
    positive: withGround('positive', forecast.positive),
    messages: forecast.messages,
    days: days.map((one) => ({
      ...one,
      invitationsAtMost: quotasOn(one.day, settings, account).invitationsPerDay,
    })),
    hasOtherCampaigns: people.others > 0,
    leftOut: leftOutReasons.flatMap((reason) => describeLeftOut(reason, audience?.leftOut ?? [])),
    asking: Object.entries(forecast.asking).map(([reason, ids]) => ({
      reason,
      title: askTitles[reason as AskReason] ?? 'Attendent une décision de votre part',
      count: ids.length,
    })),
    method: describeMethod(rates),
  };
}

const titles: Record<LeftOutReason, string> = {
  opposed: 'Opposition enregistrée',
  excluded: 'Sur votre liste d’exclusion',
  other_campaign: 'Déjà suivies',
  refused: 'Ont décliné votre proposition',
  answered: 'Vous ont déjà répondu',
  declined: 'Ont décliné votre invitation',
  contacted: 'Déjà contactées par une autre campagne',
  outside_market: 'Hors de votre marché',
  enrolled: 'Déjà dans la séquence',
};

/** By campaign for those who are followed elsewhere; those who said no are counted, not named. */
function describeLeftOut(reason: LeftOutReason, all: readonly LeftOut[]): Forecast['leftOut'] {
  const some = all.filter(({ because }) => because === reason);
  if (some.length === 0) return [];
  if (reason !== 'other_campaign') return [groupOf(reason, titles[reason], some)];
  return [...Map.groupBy(some, ({ lead }) => lead.followedIn?.name ?? '')].map(([name, group]) =>
    groupOf(reason, `Déjà suivies dans ${quote(name)}`, group),
  );
}

const groupOf = (reason: LeftOutReason, title: string, group: readonly LeftOut[]) => ({
  reason,
  title,
  count: group.length,
  names: reason === 'opposed' ? [] : group.slice(0, shownNames).map(({ lead }) => lead.name),
});

const askTitles: Partial<Record<AskReason, string>> = {
  text_refused: 'Un message est à corriger avant de partir',
  doubtful_no: 'Une réponse est peut-être une opposition',
  unread_message: 'Un message reçu n’a pas pu être lu',
  colleague_replied: 'En attente après la réponse d’un collègue',
  undecided: 'Un envoi est à vérifier sur LinkedIn',
  paused: 'Mises en pause par vous',
  no_window: 'Aucune plage d’envoi ne s’ouvre pour elles',
};
