export const personName = ({
  firstName,
  lastName,
}: {
  firstName?: string | null;
  lastName?: string | null;
}): string => [firstName, lastName].filter(Boolean).join(' ') || 'Nom masqué par LinkedIn';
