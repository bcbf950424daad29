import { defineSweep } from '#server/platform/jobs/jobs.ts';

export const checkFiguresJob = defineSweep({ name: 'analytics.check-figures', schedule: '20 5 * * *' });
