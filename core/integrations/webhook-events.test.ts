import { expect, test } from 'vitest';
import { sharedKinds, webhookEventLabels, webhookEventOf, webhookEventTypes } from './webhook-events.ts';

test('only what concerns the outside becomes an event, and each type comes from somewhere', () => {
  const happenings = [
    ['step_done', { act: 'invite' }, 'invitation.sent'],
    ['step_done', { act: 'message' }, 'message.sent'],
    ['step_done', { act: 'visit' }, null],
    ['step_settled', { act: 'message', outcome: 'confirmed' }, 'message.sent'],
    ['step_settled', { act: 'message', outcome: 'not_sent' }, null],
    ['outcome_said', { outcome: 'meeting' }, 'meeting.marked'],
    ['outcome_said', { outcome: 'lost' }, null],
    ['reply_received', { kind: 'positive' }, 'reply.received'],
    ['invitation_accepted', {}, 'invitation.accepted'],
    ['opposed', { source: 'reply' }, 'person.opposed'],
    ['campaign_launched', {}, 'campaign.launched'],
    ['campaign_paused', {}, 'campaign.paused'],
    ['campaign_resumed', {}, 'campaign.resumed'],
    ['campaign_completed', {}, 'campaign.completed'],
    ['text_approved', {}, null],
  ] as const;
  for (const [kind, detail, type] of happenings) {
    expect(webhookEventOf({ kind, detail }), kind).toBe(type);
    if (type) expect(sharedKinds).toContain(kind);
  }
  const made = new Set(happenings.map(([, , type]) => type));
  for (const type of webhookEventTypes) {
    expect(made).toContain(type);
    expect(webhookEventLabels[type]).not.toBe('');
  }
});
