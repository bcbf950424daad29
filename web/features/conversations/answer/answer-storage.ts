/** What was written and not sent yet stays on this device, for its owner, until it leaves or is emptied. */
export type AnswerStorage = { read(): string; write(text: string): void };

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function answerStorage(store: () => Store, userId: string, conversationId: string): AnswerStorage {
  const key = `accroche.reponse.${userId}.${conversationId}`;
  return {
    read: () => {
      try {
        return store().getItem(key) ?? '';
      } catch {
        return '';
      }
    },
    write: (text) => {
      try {
        if (text.trim() === '') store().removeItem(key);
        else store().setItem(key, text);
      } catch {
        // A device that keeps nothing: the text lives as long as the page.
      }
    },
  };
}
