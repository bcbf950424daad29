const MADE_UP =
  'Hectaro,Pilotéo,Kalivio,Orsalys,Brumaire,Tandéo,Loupiote,Calame,Ribambelle,Alizéa,Sillage,Oxalis,Numéria,Vélira,Cadencia,Toccata,Ardoise,Boussole,Fluvio,Maréa,Opaline,Candéo,Escale,Méridio,Ligéris,Passerelle,Quintéa,Séquoïa,Traverse,Ultréo,Virgule,Zénéo,Almanach,Bivouac,Contrepoint,Déclic,Étincelle,Faubourg,Granit,Horizéo,Idylio,Jonquille,Kérosia,Lanterne,Mosaïque,Nacelle,Origami,Palissade,Ricochet,Saltéo,Tilleul,Vigie,Ambrelune,Belvédio,Cartéo,Dunéa,Équinoxia,Filigrane,Galéris,Héliade,Indigéo,Jalon,Lumiris,Madréa,Novalys,Ormédia,Pastelia,Rivéo,Sémantia,Tempora,Vertige,Aubéo,Bergamote,Clairière,Demi-Lune,Estampille,Fabulo,Grenadine,Hisséo,Kairéa,Levain,Matinale,Noisette,Octave Bleue,Praline,Rosée,Safran,Tournesol,Ventéo,Zéphira';
const STARTS =
  'Acti,Alto,Axi,Bati,Cali,Cléo,Déli,Éco,Evi,Facto,Geo,Heli,Info,Kali,Libé,Logi,Mani,Médi,Navi,Omni,Opti,Péri,Prodi,Quali,Rési,Sensi,Solu,Stradi,Syno,Talen,Terra,Uni,Vali,Viva'.split(
    ',',
  );
const ENDINGS =
  'léa,nova,via,ris,téo,lia,dys,mia,lys,vance,scope,flow,loop,metrik,pulse,desk,ly,nium,gora,quest'.split(
    ',',
  );

/** Brands first as a poet would name them, then as an agency would. */
export const BRANDS: readonly string[] = [
  ...MADE_UP.split(','),
  ...STARTS.flatMap((start) => ENDINGS.map((ending) => start + ending)),
];
export const POETIC_BRANDS: readonly string[] = MADE_UP.split(',');
