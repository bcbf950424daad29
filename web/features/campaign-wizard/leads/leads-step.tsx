export function LeadsStep() {
  return null;
}
