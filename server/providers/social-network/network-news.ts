/** What the provider reports by itself, in our words. */
export type ReportedNews =
  | {
      kind: 'relation';
      accountId: string;
      personId: string;
      publicIdentifier: string | null;
      at: Date | null;
    }
  | {
      kind: 'message_received' | 'message_sent' | 'message_read';
      accountId: string;
      /** The other person of the conversation. */
      personId: string | null;
      publicIdentifier: string | null;
      conversationId: string;
      messageId: string;
      text: string | null;
      at: Date | null;
    }
  /** Something changed in this account's state: the provider is asked which one, since news may come late. */
  | { kind: 'account_changed'; accountId: string }
  /** The sign-in page was finished for the link that carried this token. */
  | { kind: 'connection_made'; accountId: string; token: string }
  /** Ours to know, and in a shape that nobody can read. It names whoever wrote, as far as that can be read. */
  | {
      kind: 'unreadable';
      accountId: string | null;
      personId: string | null;
      publicIdentifier: string | null;
      conversationId: string | null;
    }
  | { kind: 'irrelevant' };
