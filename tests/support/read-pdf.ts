import { extractText, getDocumentProxy } from 'unpdf';

/** What a reader of the document finds in it: its words with plain spaces, and how many pages. */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string; pages: number; title: unknown }> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const { info } = await document.getMetadata();
  return {
    text: text.replace(/\s+/g, ' '),
    pages: totalPages,
    title: (info as { Title?: unknown }).Title,
  };
}
