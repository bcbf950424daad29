/** At the foot of everything that can be switched off. */
export const mailChoice =
  'Vous pouvez choisir ce qui vous est écrit dans vos paramètres, rubrique Notifications.';
