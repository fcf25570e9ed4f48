import { Refusal } from '#lib/refusal.ts';

/** @throws Refusal naming the file whose name cannot be an address */
export function checkAddress(file: string, id: string, reserved: readonly string[] = []): void {
  if (reserved.includes(id)) {
    throw new Refusal(`${file} : cette adresse sert déjà au site ; donnez un autre nom au fichier`);
  }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
    throw new Refusal(
      `${file} : ce nom ne peut pas servir d’adresse ; écrivez-le en minuscules sans accent, mots séparés par des tirets`,
    );
  }
}
