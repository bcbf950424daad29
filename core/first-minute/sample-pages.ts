export const samplePeople = 3;
/** How often other people can be asked for before the first come again. */
export const samplePages = 3;
