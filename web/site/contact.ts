export const contactEmail = 'contact@accroche.example';
