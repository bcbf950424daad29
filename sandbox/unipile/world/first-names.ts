const words = (list: string) => list.split(',');

/** First names by the years in which parents chose them. */
export const FRENCH_FIRST_NAMES = [
  {
    until: 1972,
    masculine: words(
      'Philippe,Pascal,Éric,Thierry,Bruno,Didier,Patrick,Laurent,Christophe,Frédéric,Stéphane,Olivier,Marc,Alain,Dominique,Gilles,Hervé,Jean-Luc,Jean-Marc,Jean-Pierre,Jean-Michel,Jean-François,Jean-Claude,Yves,Denis,Franck,Serge,Michel,François,Bernard,Vincent,Jean-Paul,Jean-Christophe,Rémi,Benoît,Xavier,Emmanuel,Arnaud,Yannick,Luc,Joël,Régis,Gérard,Loïc,Bertrand,Antoine,Charles-Henri,Jean-Yves,Étienne,Fabrice',
    ),
    feminine: words(
      'Nathalie,Sylvie,Isabelle,Catherine,Véronique,Christine,Valérie,Corinne,Sandrine,Florence,Laurence,Pascale,Brigitte,Martine,Agnès,Anne,Marie-Claire,Marie-Christine,Marie-Laure,Marie-Hélène,Marie-Pierre,Anne-Marie,Béatrice,Sophie,Hélène,Muriel,Patricia,Christelle,Stéphanie,Karine,Virginie,Claire,Bénédicte,Françoise,Marie-Noëlle,Dominique,Élisabeth,Odile,Joëlle,Carole,Myriam,Ghislaine,Marie-Agnès,Maryline,Armelle,Céline',
    ),
  },
  {
    until: 1985,
    masculine: words(
      'Sébastien,Nicolas,Julien,David,Christophe,Guillaume,Jérôme,Cédric,Olivier,Stéphane,Alexandre,Mathieu,Matthieu,Frédéric,Arnaud,Benoît,Fabien,Ludovic,Thomas,Vincent,Romain,Pierre,Emmanuel,Grégory,Mickaël,Damien,Jean-Baptiste,Jean-Philippe,Jean-Sébastien,Samuel,Yann,Gaël,Cyril,Anthony,François-Xavier,Pierre-Yves,Benjamin,Aurélien,Raphaël,Thibault,Bertrand,Charles,Étienne,Erwan,Tanguy,Geoffroy,Loïc,Florent,Xavier,Antoine',
    ),
    feminine: words(
      'Céline,Émilie,Aurélie,Stéphanie,Sandrine,Virginie,Delphine,Élodie,Audrey,Laetitia,Julie,Sophie,Caroline,Anne-Sophie,Anne-Laure,Anne Sophie,Karine,Séverine,Vanessa,Mélanie,Hélène,Claire,Marie,Magali,Estelle,Marion,Cécile,Aline,Laure,Jessica,Gaëlle,Sabrina,Amélie,Charlotte,Élise,Fanny,Émeline,Nadège,Marie-Charlotte,Marie-Laure,Anne-Claire,Florence,Ingrid,Solène,Rozenn,Alexandra,Laurène,Adeline,Perrine,Marianne',
    ),
  },
  {
    until: 1996,
    masculine: words(
      'Thomas,Nicolas,Julien,Maxime,Alexandre,Romain,Antoine,Kevin,Florian,Clément,Quentin,Pierre,Benjamin,Guillaume,Adrien,Baptiste,Jérémy,Anthony,Valentin,Simon,Paul,Rémi,Corentin,Bastien,Arthur,Louis,Victor,Vincent,Thibaut,Dylan,Jordan,Aurélien,Pierre-Antoine,Paul-Henri,Mathieu,Hugo,Alexis,Robin,Jonathan,Geoffrey,Axel,Grégoire,Charles,Malo,Gautier,Tristan,Loïc,Édouard,Martin,Damien',
    ),
    feminine: words(
      'Marine,Laura,Camille,Pauline,Marion,Julie,Mathilde,Manon,Élodie,Sarah,Marie,Léa,Anaïs,Charlotte,Justine,Lucie,Margaux,Chloé,Morgane,Alice,Juliette,Claire,Amandine,Clémence,Coralie,Ophélie,Mélissa,Noémie,Alexandra,Solène,Fanny,Cindy,Héloïse,Marie-Amélie,Aurore,Constance,Bérénice,Maëlle,Océane,Emma,Agathe,Clara,Lola,Floriane,Jennifer,Eugénie,Capucine,Sixtine,Apolline,Maud',
    ),
  },
  {
    until: 2100,
    masculine: words(
      'Lucas,Hugo,Enzo,Théo,Léo,Nathan,Louis,Mathis,Tom,Maxime,Arthur,Alexandre,Jules,Antoine,Gabriel,Clément,Noah,Raphaël,Adrien,Paul,Baptiste,Evan,Ethan,Timéo,Gaspard,Marius,Augustin,Oscar,Robin,Sacha,Malo,Titouan,Victor,Eliott,Valentin',
    ),
    feminine: words(
      'Léa,Manon,Emma,Chloé,Camille,Clara,Inès,Océane,Sarah,Lucie,Jade,Louise,Anaïs,Mathilde,Lola,Eva,Romane,Jeanne,Lilou,Zoé,Juliette,Alice,Margot,Lou,Maëlys,Ambre,Anna,Lisa,Maëlle,Célia,Élisa,Rose,Garance,Louane,Salomé',
    ),
  },
] as const;

export const ORIGINS = {
  maghreb: {
    masculine: words(
      'Mohamed,Karim,Mehdi,Yassine,Rachid,Samir,Amine,Nabil,Sofiane,Bilal,Hicham,Farid,Walid,Ismaël,Younès,Kamel,Abdelkader,Tarek,Anis,Réda,Adel,Nassim',
    ),
    feminine: words(
      'Fatima,Nadia,Samira,Leïla,Yasmine,Inès,Amina,Karima,Sonia,Nora,Soraya,Myriam,Khadija,Salima,Meriem,Hanane,Sabrina,Assia,Lamia,Dounia,Farah,Naïma',
    ),
    last: words(
      'Benali,Bouzid,Haddad,Cherif,Belkacem,Mansouri,Amrani,Ziani,Hamdi,Saïdi,Benmoussa,El Amrani,El Idrissi,Boukhari,Khelifi,Meziane,Brahimi,Aït Ahmed,Bensaïd,Trabelsi,Ben Salah,Jaziri,Gharbi,Lahlou,Tazi,Alaoui,Ouali,Rahmani,Taleb,Bennani,Benhamou,Cohen,Lévy,Bensoussan,Zerrouki,Kaci,Oukaci,Chaouch,Ferhat,Belaïd',
    ),
  },
  africa: {
    masculine: words(
      'Mamadou,Ibrahima,Moussa,Cheikh,Ousmane,Abdoulaye,Jean-Claude,Serge,Patrick,Hervé,Boubacar,Lamine,Christian,Yao,Koffi,Alassane,Modibo,Landry',
    ),
    feminine: words(
      'Aminata,Fatou,Aïssatou,Mariam,Awa,Khady,Grâce,Raïssa,Aïcha,Coumba,Ndèye,Nadège,Prisca,Arlette,Mireille,Adjoua,Oumou,Bintou',
    ),
    last: words(
      'Diallo,Traoré,Diop,Ndiaye,Koné,Touré,Sow,Camara,Coulibaly,Keïta,Cissé,Fall,Ba,Sy,Mbaye,Kouassi,Kouadio,Mbemba,Nkounkou,Tchamba,Ngo Bell,Mabiala,Ilunga,Sarr,Gueye,Konaté,Sanogo,Diarra,Fofana,Bamba',
    ),
  },
  south: {
    masculine: words(
      'José,Antonio,Manuel,Carlos,Bruno,Paulo,David,Daniel,Miguel,Marco,Fabio,Pedro,Luca,Matteo,Rui,Diego,Alessandro,Giovanni',
    ),
    feminine: words(
      'Maria,Sandra,Paula,Ana,Cristina,Sonia,Elena,Lucia,Carla,Rosa,Isabel,Giulia,Chiara,Francesca,Fernanda,Inês,Marta,Sofia',
    ),
    last: words(
      'Da Silva,Ferreira,Pereira,Dos Santos,Rodrigues,Gomes,Fernandes,De Oliveira,Lopes,Martins,Almeida,Carvalho,Garcia,Lopez,Martinez,Sanchez,Fernandez,Ruiz,Moreno,Navarro,Rossi,Ferrari,Esposito,Ricci,Marino,Colombo,Conti,Romano,Bianchi,De Luca,Pinto,Teixeira',
    ),
  },
  asia: {
    masculine: words(
      'Minh,Duc,Tuan,Kevin,Jean-Paul,Wei,Anthony,Thierry,Vinh,Arun,Rajesh,Kumar,Bao,Chheng,Philippe,Romain',
    ),
    feminine: words('Linh,Mai,Thu,Ngoc,Kim,Mei,Li,Priya,Anjali,Lan,Julie,Sophie,Hélène,Mélanie,Anne,Chantha'),
    last: words(
      'Nguyen,Tran,Pham,Le,Huynh,Vo,Dang,Bui,Chen,Wang,Zhang,Liu,Li,Wu,Chau,Ly,Kong,Sok,Prak,Patel,Sharma,Rajan,Xiong,Vang,Hoang,Truong',
    ),
  },
  east: {
    masculine: words(
      'Alexandre,Andrei,Piotr,Mihai,Stefan,Igor,Nikola,Ivan,Bogdan,Adrian,Aram,Hakob,Emre,Mehmet,Kemal,Dimitri,Victor,Tomasz',
    ),
    feminine: words(
      'Irina,Elena,Olga,Katarzyna,Magdalena,Ioana,Natalia,Anna,Ana,Svetlana,Ani,Nayiri,Elif,Aylin,Zeynep,Monika,Agnieszka,Daria',
    ),
    last: words(
      'Kowalski,Nowak,Wójcik,Popescu,Ionescu,Popa,Petrov,Ivanov,Jovanović,Petrović,Horvat,Sarkissian,Petrossian,Hagopian,Terzian,Yılmaz,Demir,Kaya,Öztürk,Novák,Kaczmarek,Wisniewski,Dumitru,Stanković,Markarian,Szabó,Nagy,Marković',
    ),
  },
} as const;
