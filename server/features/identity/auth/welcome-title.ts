/** Of the notice that asks for the address to be confirmed: read once it is. */
export const welcomeTitle = 'Bienvenue sur Accroche';
