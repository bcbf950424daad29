import { describe, expect, test } from 'vitest';
import { cpuMs } from '#tests/support/cpu-time.ts';
import { passwordStrength } from './password-strength.ts';

const person = ['Hélène', 'Morvan', 'helene.morvan@ateliers-kerval.example'];

describe('passwordStrength', () => {
  test.each([
    'motdepasse123',
    'MotDePasse123!',
    'azertyuiop123',
    'Azertyuiop123!',
    '123456789012',
    'Password2024!',
    'jetaimejetaime',
    'soleil123456',
    'aaaaaaaaaaaa',
    'motdepasse'.repeat(12),
  ])('refuses the common password %s', async (password) => {
    expect(await passwordStrength(password, [])).toMatchObject({ isAcceptable: false });
  });

  test.each([
    'helenemorvan12',
    'Helene.Morvan1984',
    'HélèneMorvan2026!',
    'ateliers-kerval75',
    'Accroche2026!!',
  ])('refuses %s, made of what is known about the person', async (password) => {
    const { isAcceptable, advice } = await passwordStrength(password, person);
    expect(isAcceptable).toBe(false);
    expect(advice).toContain('Évitez votre nom');
  });

  test.each(['lapin carotte nuage vélo', 'tulipe-marteau-ruisseau-violon', 'kX9#pQ2vLm7z'])(
    'accepts %s',
    async (password) => {
      expect(await passwordStrength(password, person)).toMatchObject({
        isAcceptable: true,
        advice: 'Ce mot de passe convient.',
      });
    },
  );

  test('accepts a passphrase that also holds the name', async () => {
    expect((await passwordStrength('Morvan lapin carotte nuage vélo', person)).isAcceptable).toBe(true);
  });

  test('asks for the missing characters of a strong but short one', async () => {
    expect(await passwordStrength('kX9#pQ2vLm7', [])).toMatchObject({
      isAcceptable: false,
      advice: 'Encore 1 caractère au moins.',
    });
  });

  test('says nothing good of an empty one, and refuses one that is too long', async () => {
    expect(await passwordStrength('', [])).toMatchObject({ score: 0, isAcceptable: false });
    expect((await passwordStrength('kX9#pQ2vLm7z é'.repeat(20), [])).advice).toBe('128 caractères au plus.');
  });

  test('long inputs are not slow', async () => {
    await passwordStrength('chauffe', []);
    const judge = () => passwordStrength('@4$5$1!0é3zE'.repeat(5000), ['a@b.c'.repeat(1000)]);
    expect(await cpuMs(judge)).toBeLessThan(500);
  });
});
