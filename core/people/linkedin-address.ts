const address = /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/([^/?#\s]+)/i;

/** The public identifier in the address of a profile: « https://fr.linkedin.com/in/camille-moreau/ ». */
export function readLinkedinAddress(text: string): string | null {
  const slug = address.exec(text.trim())?.[1];
  if (!slug) return null;
  try {
    return decodeURIComponent(slug).normalize('NFC').toLowerCase();
  } catch {
    return null;
  }
}
