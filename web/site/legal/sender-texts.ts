import { english } from './sender-texts-english.ts';
import { french, type SenderTexts } from './sender-texts-french.ts';

export const senderTexts = (language: string | null | undefined): SenderTexts =>
  language === 'en' ? english : french;
