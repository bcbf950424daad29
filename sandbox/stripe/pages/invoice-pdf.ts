import type { Invoice, State } from '../state.ts';
import { day, euros } from './page.ts';

/** One page of text: enough to be opened, read and kept. */
export function invoicePdf(state: State, invoice: Invoice): Buffer {
  const customer = state.customers[invoice.customer];
  const vat = Object.values(state.taxIds).find(({ customer: id }) => id === invoice.customer);
  const lines = [
    `Facture ${invoice.number ?? ''}`,
    `Date : ${day(invoice.created)}`,
    `Client : ${customer?.name ?? customer?.email ?? ''}`,
    ...(vat ? [`Numéro de TVA : ${vat.value}`] : []),
    '',
    ...invoice.lines.map(({ description, amount }) => `${description} : ${euros(amount)}`),
    '',
    `Total HT : ${euros(invoice.subtotal)}`,
    `TVA : ${euros(invoice.tax)}`,
    `Total TTC : ${euros(invoice.total)}`,
    `Payé : ${euros(invoice.amount_paid)}`,
    '',
    'Paiement simulé : cette facture ne vaut rien.',
  ];
  const text = lines.map((line) => `(${winAnsi(line)}) Tj T*`).join('\n');
  const content = `BT /F1 12 Tf 60 780 Td 20 TL\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const end = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** One byte a sign: the euro has its own place, narrow spaces become plain ones. */
const winAnsi = (line: string): string =>
  line
    .replaceAll('€', '\u0080')
    .replaceAll('’', '\u0092')
    .replaceAll(/[\u202f\u00a0]/g, ' ')
    .replaceAll(/[\\()]/g, (sign) => `\\${sign}`);
