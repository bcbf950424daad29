import type { FastifyInstance } from 'fastify';
import { conversationsApi, savedAnswersApi } from '#contract/overview/conversations.ts';
import type { Day } from '#core/time/calendar-day.ts';
import type { Deps } from '#server/deps.ts';
import {
  handleConversation,
  markConversation,
  snoozeConversation,
  wakeConversation,
} from '#server/features/conversations/mark-conversation.ts';
import {
  changeSavedAnswer,
  listSavedAnswers,
  removeSavedAnswer,
  saveAnswer,
} from '#server/features/conversations/saved-answers.ts';
import { writeReminder } from '#server/features/conversations/write-reminder.ts';
import { serve, servePage } from '#server/platform/http/serve.ts';
import { countConversations, listConversations } from './list-conversations.ts';
import { presentConversation } from './present-conversations.ts';
import { readThread, readThreadWith } from './read-thread.ts';

export function conversationRoutes(app: FastifyInstance, deps: Deps): void {
  servePage(app, deps, conversationsApi.list, 'member', async ({ ctx, query }) =>
    listConversations(ctx, query),
  );
  serve(app, deps, conversationsApi.counts, 'member', async ({ ctx }) => countConversations(ctx));
  servePage(app, deps, conversationsApi.thread, 'member', async ({ ctx, params }) =>
    readThread(ctx, params.id),
  );
  servePage(app, deps, conversationsApi.ofPerson, 'member', async ({ ctx, params }) =>
    readThreadWith(ctx, params.id),
  );
  serve(app, deps, conversationsApi.markRead, 'member', async ({ ctx, params, body }) =>
    presentConversation(ctx, await markConversation(ctx, params.id, body.isRead)),
  );
  serve(app, deps, conversationsApi.handle, 'member', async ({ ctx, params, body }) =>
    presentConversation(ctx, await handleConversation(ctx, params.id, body)),
  );
  serve(app, deps, conversationsApi.snooze, 'member', async ({ ctx, params, body }) =>
    presentConversation(ctx, await snoozeConversation(ctx, params.id, body.until as Day)),
  );
  serve(app, deps, conversationsApi.wake, 'member', async ({ ctx, params }) =>
    presentConversation(ctx, await wakeConversation(ctx, params.id)),
  );
  serve(app, deps, conversationsApi.reminder, 'member', async ({ ctx, params }) =>
    writeReminder(ctx, params.id),
  );
  serve(app, deps, savedAnswersApi.list, 'member', async ({ ctx }) => listSavedAnswers(ctx));
  serve(app, deps, savedAnswersApi.create, 'member', async ({ ctx, body }) => saveAnswer(ctx, body));
  serve(app, deps, savedAnswersApi.update, 'member', async ({ ctx, params, body }) =>
    changeSavedAnswer(ctx, params.id, body),
  );
  serve(app, deps, savedAnswersApi.remove, 'member', async ({ ctx, params }) => {
    await removeSavedAnswer(ctx, params.id);
    return { message: 'La réponse est supprimée.' };
  });
}
