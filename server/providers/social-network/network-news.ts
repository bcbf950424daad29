/** Whose message it is: all null when it is no message of somebody else. */
type Named = {
  accountId: string | null;
  personId: string | null;
  publicIdentifier: string | null;
  conversationId: string | null;
};

/** What the provider reports by itself, in our words. `key` is the same each time the same thing is reported. */
export type ReportedNews = { key: string } & (
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
  /** Ours to know, and in a shape that nobody can read; what it names, as far as that can be told. */
  | ({ kind: 'unreadable' } & Named)
  | { kind: 'irrelevant' }
);
