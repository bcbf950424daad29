export type MailMessage = { to: string; subject: string; text: string; html: string; replyTo?: string };

export type Mailer = {
  kind: 'smtp' | 'outbox';
  send(message: MailMessage): Promise<void>;
  /** Of what it keeps: messages to this address that hold one of these words. */
  forget?(of: { to: string; words: readonly string[] }): Promise<void>;
};
