import type { SenderTexts } from './sender-texts.ts';

/** For this part of the page alone: whoever receives a message abroad must be able to read what is done with their data. */
export const english: SenderTexts = {
  language: 'en',
  other: { label: 'Français', language: 'fr' },
  label: 'The sender of the message',
  from: (name) => `You received a message from ${name}`,
  title: 'What is done with your data',
  controller: 'Controller:',
  processor: (who) => `${who}. Accroche is the processor.`,
  for: (name, company) => `${name}, for ${company}`,
  sourceLabel: 'Where your data comes from:',
  source: 'your profile and posts visible on LinkedIn, or a list that the sender compiled.',
  whyLabel: 'Why:',
  why: 'to offer you something related to your work, on the basis of legitimate interest (article 6.1.f of the GDPR).',
  howLongLabel: 'For how long:',
  howLong: 'three years at most after collection or your last message.',
  rightsLabel: 'Your rights:',
  rightsText:
    'access, rectification, erasure, restriction, portability and objection. Use them here or by answering the message; you may also complain to the CNIL or to your own authority.',
  noTitle: 'Receive no more messages',
  profile: 'Address of your LinkedIn profile',
  or: 'Or, if you do not have it at hand:',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  missing: 'Give the address of your profile, or your first name, last name and company.',
  oppose: 'Object',
  sending: 'Sending…',
  noNote: 'Nothing to justify. We only keep a fingerprint of what you give, used to respect your choice.',
  kept: 'It is recorded',
  keptText: (name) =>
    `${name} can no longer contact you with Accroche, in any campaign and without limit of time. A message already sent cannot be recalled.`,
  rightsTitle: 'Use another right',
  right: 'What you ask for',
  rights: {
    access: 'Access to my data',
    rectification: 'Rectification',
    erasure: 'Erasure',
    restriction: 'Restriction',
    objection: 'Objection',
    portability: 'Portability',
  },
  email: 'E-mail address for the answer',
  message: 'Details, if any',
  needed: 'Please fill in.',
  send: 'Send my request',
  rightsNote:
    'The sender has one month to answer. They may ask you to reply from your profile, so that your data is shown to you alone.',
  requestKept: 'Your request is recorded',
  requestNext:
    'The sender has one month to answer, at the address that you gave. Without an answer, you may complain to the CNIL (cnil.fr) or to your own authority.',
};
