import { extractText, getDocumentProxy } from 'unpdf';

type ReadPdf = { text: string /** Page by page. */; texts: string[]; pages: number; title: unknown };

/** What a reader of the document finds in it: its words with plain spaces, and how many pages. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(document, { mergePages: false });
  const { info } = await document.getMetadata();
  const texts = text.map((page) => page.replace(/\s+/g, ' ').trim());
  return { text: texts.join(' '), texts, pages: totalPages, title: (info as { Title?: unknown }).Title };
}
