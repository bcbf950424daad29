import { errorMessage } from '#web/lib/api-error.ts';
import { toast } from '#web/ui/toast-store.ts';
import { readReminder } from '../conversations.queries.ts';

/** The day to come back on, as a file that any calendar opens. */
export async function saveReminder(conversationId: string): Promise<void> {
  try {
    const { name, ics } = await readReminder(conversationId);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([ics], { type: 'text/calendar;charset=utf-8' }));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (error) {
    toast({ tone: 'error', title: 'Le rappel n’a pas pu être préparé.', description: errorMessage(error) });
  }
}
