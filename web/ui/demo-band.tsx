/** Always in the page; shown only when the server marks the document with `data-demo`. */
export function DemoBand() {
  return (
    <aside
      aria-label="Mode démonstration"
      className="hidden bg-safran px-5 py-2 text-center text-[13px] leading-5 text-pretty text-sur-safran in-data-demo:block"
    >
      <strong className="font-semibold">Démonstration.</strong> Réseau simulé, personnes fictives, temps
      accéléré : rien ne part vers de vraies personnes.
    </aside>
  );
}
