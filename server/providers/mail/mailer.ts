export type MailMessage = { to: string; subject: string; text: string; html: string; replyTo?: string };

export type Mailer = {
  kind: 'smtp' | 'outbox';
  send(message: MailMessage): Promise<void>;
};
