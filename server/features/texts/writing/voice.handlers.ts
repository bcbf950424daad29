import { handle } from '#server/platform/jobs/jobs.ts';
import { deriveVoice } from './derive-voice.ts';
import { deriveVoiceJob } from './voice.jobs.ts';

export const voiceHandlers = [
  handle(deriveVoiceJob, (ctx, { workspaceId }) => deriveVoice(ctx, workspaceId)),
];
