import type { CampaignTime } from '#contract/campaign-clock.ts';
import { siteCalls } from '#contract/paths.ts';

/** By the browser's own means: a page that only shows the time does not load a client for it. */
export async function fetchCampaignTime(): Promise<CampaignTime> {
  const answer = await fetch(siteCalls.campaignClock);
  if (!answer.ok) throw new Error(`${siteCalls.campaignClock} answered ${answer.status}`);
  return answer.json();
}
