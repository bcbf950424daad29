import { and, isNotNull, isNull } from 'drizzle-orm';
import { campaignLeads } from './campaign-leads.table.ts';

/** Outside the market of the offer, and not kept by hand: no text, no sequence. */
export const isOutside = and(isNotNull(campaignLeads.outsideMarket), isNull(campaignLeads.keptAt));

export const isKeptOutside = and(isNotNull(campaignLeads.outsideMarket), isNotNull(campaignLeads.keptAt));
