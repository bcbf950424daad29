const assurances = [
  'Formule FREE : testez sans CB',
  'Par défaut, vous validez chaque message',
  'Personne ne reçoit deux fois la même étape',
];

export function Assurances({ className = '' }: { className?: string }) {
  return (
    <ul className={`border-line border-b text-[15px] text-muted ${className}`}>
      {assurances.map((text) => (
        <li key={text} className="border-line border-t py-[11px]">
          {text}
        </li>
      ))}
    </ul>
  );
}
